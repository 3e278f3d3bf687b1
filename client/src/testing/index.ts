export { memoryCaches } from './memory-caches.ts'
