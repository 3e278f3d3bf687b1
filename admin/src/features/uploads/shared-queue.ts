import type { Chosen } from './choose-files.ts'
import { oneTab } from './one-tab.ts'
import type { Answer, Queue } from './queue.ts'
import type { Replaced } from './queued-file.ts'
import { emptyView, type QueueView } from './queue-state.ts'

/** What can be asked of the queue in any tab. */
interface Commands {
  add: [Chosen]
  replace: [File, Replaced]
  confirm: [readonly Answer[]]
  pause: []
  resume: []
  clear: []
  retry: [string]
  remove: [string]
}

type Said =
  | { readonly view: QueueView }
  | { readonly command: keyof Commands; readonly args: readonly unknown[] }
  | { readonly isNew: true }

const toldEveryMs = 500

/** One queue for all tabs of the browser: one of them works, the others show it and pass on commands. */
export function shareQueue(name: string, open: () => Promise<Queue>) {
  const channel = new BroadcastChannel(name)
  const tab = oneTab(name)
  const listeners = new Set<() => void>()
  let view = emptyView
  let queue: Queue | undefined
  let untold: ReturnType<typeof setTimeout> | undefined
  let hasLeader = false
  // What is asked before it is known which tab leads.
  const early: Said[] = []

  let isClosed = false
  const tell = (said: Said) => {
    if (!isClosed) channel.postMessage(said)
  }
  function become(next: QueueView) {
    view = next
    for (const listener of listeners) listener()
  }

  function lead(opened: Queue) {
    queue = opened
    become(opened.view())
    opened.subscribe(() => {
      become(opened.view())
      untold ??= setTimeout(() => {
        untold = undefined
        tell({ view })
      }, toldEveryMs)
    })
    tell({ view })
    for (const said of early.splice(0)) hear(said)
  }

  function hear(said: Said) {
    if ('view' in said) {
      if (queue) return
      hasLeader = true
      become(said.view)
      for (const each of early.splice(0)) tell(each)
    } else if (queue && 'isNew' in said) tell({ view })
    else if (queue && 'command' in said) {
      const run = queue[said.command] as (...args: readonly unknown[]) => unknown
      void run(...said.args)
    }
  }

  function command<Name extends keyof Commands>(name: Name, ...args: Commands[Name]) {
    const said = { command: name, args }
    if (queue) hear(said)
    else if (hasLeader) tell(said)
    else early.push(said)
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    hear(data)
  })
  tell({ isNew: true })

  tab.lead(() => {
    void open().then(lead)
  })

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    command,
    retry(id: string) {
      command('retry', id)
    },
    remove(id: string) {
      command('remove', id)
    },
    choose(id: string, targetId: string | null) {
      command('confirm', [{ id, targetId, isForTarget: false }])
    },
    close() {
      isClosed = true
      clearTimeout(untold)
      queue?.close()
      tab.close()
      channel.close()
    },
  }
}

export type SharedQueue = ReturnType<typeof shareQueue>
