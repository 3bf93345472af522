import { mount } from 'svelte';
import App from './App.svelte';
import './look/index.css';
import { listenForTouch } from './parts/sound/sounds';
import { layOutIcons } from './pictures/icons';
import { router } from './router.svelte';
import { applySettings } from './settings.svelte';
import { hireWorker } from './worker';

async function begin(): Promise<void> {
  layOutIcons();
  await applySettings();
  router.listen();
  listenForTouch();
  mount(App, { target: document.body });
  hireWorker();
}

void begin();
