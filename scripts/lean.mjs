// With these a server needs half the memory: the 19 MB of each password check go back to the system
// at once, young objects get less room, and none is taken for one that will stay, which during a
// rush of new displays it seems to V8 and never again is true. Whatever starts a server has the same,
// which scripts/deploy.test.ts checks; docs/performance.md has the figures.
export const leanEnvironment = { MALLOC_MMAP_THRESHOLD_: '1048576' }
export const leanOptions = ['--max-semi-space-size=8', '--no-allocation-site-pretenuring']
