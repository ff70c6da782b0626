// Builds the application for the path /app, where Lectern serves it. `npm run dev` serves it from
// sources, and sends requests of the API to a Lectern on port 4000.
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  base: '/app/',
  plugins: [react()],
  // The client package is used from its sources, with the packages of this folder.
  resolve: { conditions: ['@lectern/source', ...defaultClientConditions], preserveSymlinks: true },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 900 },
  server: { proxy: { '^/(graphql|files)': { target: 'http://127.0.0.1:4000', ws: true } } },
});
