import { afterEach, expect, it, vi } from 'vitest'
import { createHasher, type HashRequest, NotReadable } from './hash-in-worker.ts'

/** A browser's worker; after a failed start, it never responds. */
class LoadingWorker extends EventTarget {
  static fails = true
  readonly #isBroken = LoadingWorker.fails
  #isLoaded = false

  postMessage({ id }: HashRequest) {
    queueMicrotask(() => {
      if (!this.#isBroken)
        this.dispatchEvent(new MessageEvent('message', { data: { id, sha256: 'hash' } }))
      else if (!this.#isLoaded) this.dispatchEvent(new Event('error'))
      this.#isLoaded = true
    })
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('starts a new worker after one failed', async () => {
  vi.stubGlobal('Worker', LoadingWorker)
  const { hash } = createHasher()
  await expect(hash(new Blob(['a']), () => undefined)).rejects.toThrow(NotReadable)
  LoadingWorker.fails = false
  await expect(hash(new Blob(['b']), () => undefined)).resolves.toBe('hash')
})
