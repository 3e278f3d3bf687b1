// Halves the server's memory: the 19 MB of each password check are returned to the system at once,
// young objects get less room, and V8 doesn't allocate objects as long-lived because a rush of new
// screens made them look so. Everything that starts a server uses the same settings, which
// scripts/deploy.test.ts checks; docs/performance.md has the figures.
export const leanEnvironment = { MALLOC_MMAP_THRESHOLD_: '1048576' }
export const leanOptions = ['--max-semi-space-size=8', '--no-allocation-site-pretenuring']
