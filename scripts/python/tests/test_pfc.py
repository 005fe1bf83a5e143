"""The package as a user has it: installed from its wheel."""

import concurrent.futures
import importlib.util
import math
import pickle

import pytest

import pfc

NOW = "2026-11-30T12:34:00+09:00"


@pytest.fixture
def diary(tmp_path):
    with pfc.Diary(tmp_path / "journal.sqlite", now=NOW, zone="Asia/Tokyo") as diary:
        yield diary


def test_search_finds_foods_with_figures():
    hits = pfc.search("鶏むね", limit=3)
    assert len(hits) == 3
    assert (hits[0].id, hits[0].kind, hits[0].energy_kcal) == ("11219", "food", 133)
    assert hits[0].json["source"].startswith("MEXT")


def test_an_exercise_has_no_figures_of_food():
    hit = next(hit for hit in pfc.search("ランニング") if hit.kind == "exercise")
    assert hit.mets > 1 and hit.energy_kcal is None


def test_nothing_found_is_empty():
    assert pfc.search("そんなものはない") == ()


def test_a_query_may_look_like_an_option():
    assert pfc.search("--json") == ()


def test_show_gives_the_whole_item():
    assert pfc.show("01088")["nutrients"]["ENERC_KCAL"]["value"] == 156


def test_an_unknown_item_is_not_found():
    with pytest.raises(pfc.NotFoundError) as caught:
        pfc.show("99999")
    assert (caught.value.status, caught.value.code) == (1, "not_found") and "99999" in caught.value.message


@pytest.mark.parametrize("query", ["", "  ", "\ud800", "卵\0"])
def test_bad_queries_are_value_errors(query):
    with pytest.raises(ValueError):
        pfc.search(query)


def test_ten_megabytes_are_refused():
    with pytest.raises(pfc.UsageError) as caught:
        pfc.search("a" * 10_000_000)
    assert caught.value.code == "too_long"


def test_a_line_is_logged_and_taken_back(diary):
    diary.log("朝 卵 2個 ごはん 茶碗1杯")
    assert [entry["item"] for entry in diary.day()["entries"]] == ["12004", "01088"]
    diary.edit(1, "3個")
    assert diary.day()["entries"][0]["grams"] == 150
    diary.remove(2)
    assert len(diary.day()["entries"]) == 1
    diary.undo()
    assert len(diary.day()["entries"]) == 2


def test_a_dry_run_writes_nothing(diary):
    assert diary.log("朝 卵 2個", is_dry_run=True)
    assert diary.day()["entries"] == []


def test_a_line_that_is_not_understood_writes_nothing(diary):
    with pytest.raises(pfc.PFCError) as caught:
        diary.log("朝 卵 -2個")
    assert caught.value.hint and str(caught.value).startswith(caught.value.message)
    assert diary.day()["entries"] == []


def test_an_ambiguous_line_names_candidates(diary):
    with pytest.raises(pfc.RefusedError) as caught:
        diary.log("朝 ちらし寿司のもと 2個")
    assert caught.value.code == "ambiguous" and len(caught.value.candidates) > 1
    assert diary.show(caught.value.candidates[0])["name"] in caught.value.hint


def test_errors_survive_pickling(diary):
    with pytest.raises(pfc.PFCError) as caught:
        diary.log("朝 そんなものはない 2個")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), again.code, str(again)) == (type(caught.value), caught.value.code, str(caught.value))


def test_a_closed_diary_says_so(diary):
    diary.close()
    diary.close()
    with pytest.raises(pfc.ClosedError):
        diary.search("卵")


def test_an_unknown_language_is_refused():
    with pytest.raises(pfc.UsageError):
        pfc.Catalog(language="fr")


def test_threads_share_a_catalogue():
    with pfc.Catalog() as catalog, concurrent.futures.ThreadPoolExecutor(4) as workers:
        found = list(workers.map(lambda query: catalog.search(query, 1)[0].id, ["鶏むね", "卵"] * 50))
    assert len(set(found)) == 2 and found[:2] * 50 == found


@pytest.mark.skipif(not importlib.util.find_spec("pandas"), reason="pandas is not there")
def test_hits_become_a_table():
    table = pfc.search("ランニング").to_pandas()
    assert math.isnan(table.iloc[0]["energy_kcal"])
