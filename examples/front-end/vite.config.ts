// Builds the application for the path /app, where Lectern serves it. `npm run dev` serves it from
// sources, and sends requests of the API to a Lectern on port 4000.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/app/',
  plugins: [react()],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/graphql': 'http://127.0.0.1:4000', '/files': 'http://127.0.0.1:4000' } },
});
