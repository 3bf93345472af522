// The page without network: it waits until the house answers, and then shows what was asked for in the first place.
const EVERY = 4000;

function language() {
  try {
    const { language: chosen } = JSON.parse(localStorage.getItem('taproom.settings') ?? '{}');
    if (chosen) return chosen;
  } catch {
    // Whatever is stored there is no setting.
  }
  return navigator.languages.some((tag) => tag.toLowerCase().startsWith('ru')) ? 'ru' : 'en';
}

const spoken = language() === 'ru' ? 'ru' : 'en';
document.documentElement.lang = spoken;
for (const element of document.querySelectorAll('[data-en]')) element.textContent = element.dataset[spoken];

async function look() {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store' });
    if (answer.ok) location.reload();
  } catch {
    // Still no way.
  }
}

document.querySelector('button').addEventListener('click', look);
addEventListener('online', look);
setInterval(look, EVERY);
