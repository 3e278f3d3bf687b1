import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from '../scripts/messages/compile-messages.ts'
import { buildList } from './build-list.ts'
import { reactModules } from './react-modules.ts'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8081'

/** What is read only where it is needed: a later part that is missing here just comes with the first load. */
const isLater =
  /\/(uqr|eventsource-parser|noto-sans-\w+)\/|\/client\/src\/event-stream|\/wall\/messages\/(?!en\/wall\.)|\/wall\/src\/(support|announcement\/(?!announcement-slot)|text\/messages\/(?!wall\.)|member-page\/(?!member-page-code))|\/screen\/src\/(app\/support\.|features\/support\/(?!use-support-overlay)|features\/timer\/timer-sounds|worker\/)/

export default defineConfig({
  plugins: [reactModules(), react(), compileMessages(), buildList()],
  // React's branches for its developer tools, Node.js and the browser's progress bar, none of which a screen has.
  define: {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    navigation: 'undefined',
    process: 'undefined',
    setImmediate: 'undefined',
  },
  build: {
    // A strict Content-Security-Policy: nothing inline, no data addresses.
    assetsInlineLimit: 0,
    // The first load is one file, and later parts need no head start.
    modulePreload: false,
    // 2 KB less than Vite's own (decision 94).
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      compress: {
        // A third pass writes out more, which packs worse.
        passes: 2,
        // A function that is written out where it is called packs worse than a second call.
        inline: 1,
        pure_getters: true,
        reduce_funcs: false,
        // Nobody makes an object with `new` of another's method.
        unsafe_methods: true,
      },
    },
    rolldownOptions: {
      input: { index: 'index.html', 'wall-worker': 'src/worker/wall-worker.ts' },
      // A worker is known by its address, which therefore stays.
      output: {
        entryFileNames: ({ name }) =>
          name === 'wall-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        // What the first load and a later part share stays in one file: it packs better.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'wall', test: (id) => !isLater.test(id) }],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/licenses': api, '/media': api } },
})
