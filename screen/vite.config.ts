import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from '../scripts/messages/compile-messages.ts'
import { buildList } from './build-list.ts'
import { reactModules } from './react-modules.ts'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8081'

/** Modules that are loaded lazily. A lazy module missing here just becomes part of the first load. */
const isLazy =
  /\/(uqr|eventsource-parser|noto-sans-\w+)\/|\/client\/src\/event-stream|\/wall\/messages\/(?!en\/wall\.)|\/wall\/src\/(support|announcement\/(?!announcement-slot)|text\/messages\/(?!wall\.)|member-page\/(?!member-page-code))|\/screen\/src\/(app\/(support|connect-box)\.|features\/support\/(?!use-support-overlay)|features\/(timer\/timer-sounds|box\/)|worker\/)/

export default defineConfig({
  plugins: [reactModules(), react(), compileMessages(), buildList()],
  // Removes React's code for developer tools, Node.js and the browser's progress bar.
  define: {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    navigation: 'undefined',
    process: 'undefined',
    setImmediate: 'undefined',
  },
  build: {
    // The Content-Security-Policy forbids inline code and data URLs.
    assetsInlineLimit: 0,
    // The first load is one file, and lazy modules needn't be preloaded.
    modulePreload: false,
    // 2 KB smaller than with Vite's default (decision 94).
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      compress: {
        // A third pass inlines more, which compresses worse.
        passes: 2,
        // Inlined functions compress worse than calls.
        inline: 1,
        pure_getters: true,
        reduce_funcs: false,
        // Nothing calls methods with `new`.
        unsafe_methods: true,
      },
    },
    rolldownOptions: {
      input: { index: 'index.html', 'wall-worker': 'src/worker/wall-worker.ts' },
      // Browsers identify a worker by its address, so it must not change.
      output: {
        entryFileNames: ({ name }) =>
          name === 'wall-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        // Modules shared with lazy ones stay in one file, which compresses better.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'wall', test: (id) => !isLazy.test(id) }],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/licenses': api, '/media': api } },
})
