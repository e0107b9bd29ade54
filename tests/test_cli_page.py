"""The page is rebuilt when its sources change, and only then; failures say what to do."""

from pathlib import Path

import pytest

from meadhall.cli import page


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a page of one source file, and tools that only note what they were asked."""
    (tmp_path / "ui" / "src").mkdir(parents=True)
    (tmp_path / "ui" / "src" / "main.ts").write_text("1")
    (tmp_path / "package" / "web").mkdir(parents=True)
    monkeypatch.setattr(page, "CHECKOUT", tmp_path)
    monkeypatch.setattr(page, "UI", tmp_path / "ui")
    monkeypatch.setattr(page, "PACKAGE", tmp_path / "package")
    monkeypatch.setattr(page, "PAGE", tmp_path / "package" / "web" / "page")
    return tmp_path


@pytest.fixture
def asked(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    runs: list[str] = []

    def node(script: Path, *arguments: str) -> None:
        runs.append(arguments[0])
        (checkout / "ui" / "node_modules").mkdir(exist_ok=True)
        if arguments[0] == "build":
            Path(arguments[2]).mkdir()
            Path(arguments[2], "index.html").write_text(script.name)

    monkeypatch.setattr(page, "_node", node)
    monkeypatch.setattr(page, "_npm", lambda: Path("npm-cli.js"))
    return runs


def test_the_page_is_built_once_and_again_when_a_source_changes(checkout: Path, asked: list[str]) -> None:
    assert page.build()
    assert not page.build()
    assert asked == ["install", "build"]
    (checkout / "ui" / "src" / "main.ts").write_text("2")
    assert not page.ready()
    assert page.build()
    assert asked == ["install", "build", "build"]
    assert (page.PAGE / "index.html").read_text() == "vite.js"


def test_packages_are_installed_again_when_the_lock_changes(checkout: Path, asked: list[str]) -> None:
    page.build()
    (checkout / "ui" / "package-lock.json").write_text("{}")
    page.build()
    assert asked == ["install", "build", "install", "build"]


def test_an_installed_package_needs_no_sources(checkout: Path) -> None:
    (checkout / "ui" / "src" / "main.ts").unlink()
    (checkout / "ui" / "src").rmdir()
    (checkout / "ui").rmdir()
    with pytest.raises(page.PageError, match="install Meadhall again"):
        page.build()
    page.PAGE.mkdir()
    (page.PAGE / "index.html").write_text("")
    assert page.ready()
    assert not page.build()


@pytest.mark.usefixtures("checkout")
def test_a_failing_tool_is_named_and_ends_with_code_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "broken.js"
    script.write_text("process.exit(3)")
    monkeypatch.setattr(page, "_npm", lambda: script)
    assert page.main([]) == 2
    assert "meadhall: building the page failed: broken.js install ended with code 3" in capfd.readouterr().err
