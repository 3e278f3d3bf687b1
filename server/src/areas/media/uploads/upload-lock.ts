import type { Lock, Locker } from '@tus/server'

interface Place {
  /** Asks the current holder to release the upload. */
  readonly leave: () => unknown
  readonly left: PromiseWithResolvers<undefined>
}

const whenAborted = (signal: AbortSignal): Promise<'aborted'> =>
  new Promise((resolve) => {
    const tell = () => resolve('aborted')
    if (signal.aborted) tell()
    else signal.addEventListener('abort', tell, { once: true })
  })

/**
 * Serializes requests per upload. The library's own lock polls without a pause, which takes a CPU
 * core and a gigabyte while a broken request holds it.
 */
export function createUploadLocker(): Locker {
  const lines = new Map<string, Place[]>()

  function newLock(id: string): Lock {
    let mine: Place | undefined

    function leave(): void {
      const line = lines.get(id)?.filter((place) => place !== mine) ?? []
      if (line.length === 0) lines.delete(id)
      else lines.set(id, line)
      mine?.left.resolve(undefined)
      mine = undefined
    }

    return {
      async lock(signal, cancel) {
        const before = lines.get(id) ?? []
        mine = { leave: cancel, left: Promise.withResolvers() }
        lines.set(id, [...before, mine])
        for (const place of before) place.leave()
        const free = Promise.all(before.map(({ left }) => left.promise))
        if ((await Promise.race([free, whenAborted(signal)])) !== 'aborted') return
        leave()
        throw new Error('the request was closed while it waited for its upload')
      },
      unlock() {
        leave()
        return Promise.resolve()
      },
    }
  }

  return { newLock }
}
