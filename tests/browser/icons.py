"""Draw the icons of the installed client and the pictures of links anew, from our own drawings: make pictures"""

import os
import shutil
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

WEB = Path(__file__).parent.parent.parent / "web"
PUBLIC = WEB / "public"
LINK = (1200, 630)
_MUG = """
<svg viewBox="0 0 24 24"><path d="M3.5 8h12v11.2A1.8 1.8 0 0 1 13.7 21H5.3a1.8 1.8 0 0 1-1.8-1.8z" fill="#f0a02c"/>
<path d="M15.5 10.5h2.3a2.7 2.7 0 0 1 2.7 2.7v1.6a2.7 2.7 0 0 1-2.7 2.7h-2.3" fill="none" stroke="#f0a02c"
  stroke-width="2"/>
<path d="M3 8.5a2.6 2.6 0 0 1 1.6-4.7A3.3 3.3 0 0 1 10.8 3.5a2.9 2.9 0 0 1 4.6 1.7 1.9 1.9 0 0 1 .4 3.5z"
  fill="#fff2d2"/>
<path d="M7 12v5.5M11.8 12v5.5" stroke="#7a4312" stroke-width="1.5" stroke-linecap="round"/></svg>
"""
_ICON = """
<style>body { margin: 0; width: 100vw; height: 100vh; display: grid; place-items: center; background: transparent; }
div { width: 100%%; height: 100%%; box-sizing: border-box; display: grid; place-items: center; border-radius: %s;
background: radial-gradient(circle at 50%% 30%%, #4a2c17, #1b100a 80%%); }
svg { width: %s; filter: drop-shadow(0 0 6vw #ffb13c88); }</style><div>%s</div>
"""
_SCENE = """
<style>
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative;
  background: radial-gradient(70%% 70%% at 50%% 20%%, #6a3f1f, #150d08); }
.table { position: absolute; left: -60px; right: -60px; top: 300px; height: 620px; border-radius: 50%%;
  background: repeating-linear-gradient(90deg, #0000 0 128px, #1a0d0666 128px 131px),
    radial-gradient(50%% 40%% at 50%% 20%%, #ffcf7a66, #0000), linear-gradient(#7a4d2a, #3b220f);
  box-shadow: inset 0 0 0 14px #3f2613, inset 0 0 0 18px #8d5f35, 0 -10px 60px #000; }
img { position: absolute; width: 220px; height: 220px; border-radius: %s; border: 8px solid #c08e4f;
  box-shadow: 0 0 0 5px #1a0f08, 0 18px 40px #000; object-fit: cover; background: #333; }
svg { position: absolute; left: 480px; top: 330px; width: 240px; filter: drop-shadow(0 14px 20px #000a); }
</style><div class="table"></div>%s%s
"""


def draw(browser: Browser) -> None:
    """All of them."""
    for size, corners, width, name in (
        (192, "18%", "70%", "taproom-192"),
        (512, "18%", "70%", "taproom-512"),
        (512, "0", "52%", "taproom-maskable-512"),
        (180, "0", "62%", "taproom-180"),
    ):
        _shoot(browser, (size, size), _ICON % (corners, width, _MUG), PUBLIC / "icons" / f"{name}.png")
    portraits = WEB / "src" / "pictures" / "portraits"
    _scene(browser, [portraits / f"{one}.svg" for one in ("gerki", "fiona", "deirdre", "zot")], "50%", "inn")
    art = WEB / "src" / "games" / "dragonstones" / "art"
    lots = [art / f"{one}.svg" for one in ("witch", "red_dragon", "sorcerer", "thief")]
    _scene(browser, lots, "26px", "dragonstones")


def _scene(browser: Browser, faces: list[Path], corners: str, name: str) -> None:
    places = ((70, 190), (330, 80), (650, 80), (910, 190))
    pictures = "".join(
        f'<img src="{face.as_uri()}" style="left:{left}px;top:{top}px">'
        for face, (left, top) in zip(faces, places, strict=True)
    )
    _shoot(browser, LINK, _SCENE % (corners, pictures, _MUG), PUBLIC / "links" / f"{name}.jpg")


def _shoot(browser: Browser, size: tuple[int, int], page_text: str, path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    draft = path.with_suffix(".html")
    draft.write_text(f"<!doctype html><meta charset=utf-8>{page_text}", encoding="utf-8")
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.goto(draft.as_uri())
    page.wait_for_load_state("networkidle")
    if path.suffix == ".jpg":
        page.screenshot(path=path, type="jpeg", quality=82)
    else:
        page.screenshot(path=path, omit_background=True)
    page.close()
    draft.unlink()


if __name__ == "__main__":
    with sync_playwright() as playwright:
        chromium = os.environ.get("TAPROOM_CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        draw(browser)
        browser.close()
