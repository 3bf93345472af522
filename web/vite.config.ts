import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

// The server that `npm run dev` talks to: start it with `taproom serve`.
const server = process.env.TAPROOM ?? 'http://127.0.0.1:8642';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: '../src/taproom/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The server's policy allows no data: fonts and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The balance page is made of the tables in docs/figures.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server },
      '/ws': { target: server.replace('http', 'ws'), ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    // Loading every screen takes its time on a busy machine; no test is about speed.
    testTimeout: 30_000,
  },
});
