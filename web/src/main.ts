import { mount } from 'svelte';
import App from './App.svelte';
import './look/index.css';
import { layOutIcons } from './pictures/icons';
import { router } from './router.svelte';
import { applySettings } from './settings.svelte';

async function begin(): Promise<void> {
  layOutIcons();
  await applySettings();
  router.listen();
  mount(App, { target: document.body });
}

void begin();
