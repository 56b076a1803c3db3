import { defineConfig } from 'vite'
import { BUILDS, namedBuild, virtualModules } from './virtual-modules.ts'

/** In development, pages come from here and games from a server beside it. */
const SERVER = process.env['SANDTABLE_SERVER'] ?? 'http://127.0.0.1:4444'

/** The code that several pages share for drawing and talking compresses better in one piece than in many small ones. */
const GROUPS = [
  {
    name: 'drawing',
    priority: 3,
    test: /draw.src.(el|palette|colour|fonts|chance|figures|icons|counter.liver|map.(plane|letters|raster|chance))/,
  },
  { name: 'land', priority: 2, test: /draw.src.(map|counter)|d3-geo|topojson/ },
  { name: 'kernel', priority: 1, test: /packages.(kernel|protocol).src/ },
  ...BUILDS.flatMap(({ groups }) => groups),
]

/**
 * Browsers get Preact in React's place: it does the same for the table, and weighs 59 kB less compressed. Our sources and
 * the libraries they use import React by its own name, which is also the name of its types.
 */
const PREACT = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
]

export default defineConfig({
  resolve: { alias: PREACT },
  plugins: [...virtualModules(), namedBuild()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Browsers of that age have it built in.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    // Players don't care how long plugins took.
    rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
})
