import react from '@vitejs/plugin-react'
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

export default defineConfig({
  plugins: [react(), ...virtualModules(), namedBuild()],
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
