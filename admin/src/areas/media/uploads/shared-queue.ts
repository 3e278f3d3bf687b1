import type { Chosen } from './choose-files.ts'
import type { Target } from './match-name.ts'
import { oneTab } from './one-tab.ts'
import type { Answer, Queue } from './queue.ts'
import type { Replaced } from './queued-file.ts'
import { emptyView, type QueueView } from './queue-state.ts'

/** Commands that every tab can give. */
interface Commands {
  add: [Chosen]
  replace: [File, Replaced]
  confirm: [readonly Answer[]]
  pause: []
  resume: []
  clear: []
  retry: [id: string, flashReason?: string]
  remove: [string]
}

interface CommandMessage {
  readonly id: string
  readonly command: keyof Commands
  readonly args: readonly unknown[]
}

type QueueMessage =
  | CommandMessage
  | { readonly view: QueueView }
  /** The leading tab has run the command. */
  | { readonly handled: string }
  | { readonly isNew: true }

const viewEveryMs = 500

/** One queue for all tabs: one of them works, the others show its state and forward commands. */
export function shareQueue(name: string, open: () => Promise<Queue>) {
  const channel = new BroadcastChannel(name)
  const tab = oneTab(name)
  const listeners = new Set<() => void>()
  let view = emptyView
  let queue: Queue | undefined
  let viewTimer: ReturnType<typeof setTimeout> | undefined
  let hasLeader = false
  const thisTab = crypto.getRandomValues(new Uint32Array(2)).join('-')
  let commandCount = 0
  // Commands without a response, because the leading tab is unknown or may be gone.
  const unanswered = new Map<string, CommandMessage>()

  let isClosed = false
  const post = (message: QueueMessage) => {
    if (!isClosed) channel.postMessage(message)
  }
  function become(next: QueueView) {
    if (isClosed) return
    view = next
    for (const listener of listeners) listener()
  }

  function lead(opened: Queue) {
    if (isClosed) {
      opened.close()
      return
    }
    // The previous leading tab was paused.
    if (view.isPaused) opened.pause()
    queue = opened
    become(opened.view())
    opened.subscribe(() => {
      become(opened.view())
      viewTimer ??= setTimeout(() => {
        viewTimer = undefined
        post({ view })
      }, viewEveryMs)
    })
    post({ view })
    for (const message of unanswered.values()) run(opened, message)
    unanswered.clear()
  }

  function run(leading: Queue, { command, args }: CommandMessage) {
    const method = leading[command] as (...args: readonly unknown[]) => unknown
    void method(...args)
  }

  function handleMessage(message: QueueMessage) {
    if ('view' in message) {
      if (queue) return
      // Closing this tab loses nothing.
      become({ ...message.view, unsaved: 0 })
      if (!hasLeader) for (const each of unanswered.values()) post(each)
      hasLeader = true
    } else if ('handled' in message) unanswered.delete(message.handled)
    else if (queue && 'isNew' in message) post({ view })
    else if (queue && 'command' in message) {
      run(queue, message)
      post({ handled: message.id })
    }
  }

  function command<Name extends keyof Commands>(name: Name, ...args: Commands[Name]) {
    const id = `${thisTab} ${String((commandCount += 1))}`
    const message: CommandMessage = { id, command: name, args }
    if (queue) {
      run(queue, message)
      return
    }
    unanswered.set(id, message)
    if (hasLeader) post(message)
  }

  channel.addEventListener('message', ({ data }: MessageEvent<QueueMessage>) => {
    handleMessage(data)
  })
  post({ isNew: true })

  tab.lead(() => {
    hasLeader = false
    void open().then(lead)
  })

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    command,
    retry(id: string, flashReason?: string) {
      command('retry', id, flashReason)
    },
    remove(id: string) {
      command('remove', id)
    },
    choose(id: string, target: Target | null) {
      command('confirm', [{ id, target, isForTarget: false }])
    },
    close() {
      if (view.unsaved > 0) become({ ...view, unsaved: 0 })
      isClosed = true
      clearTimeout(viewTimer)
      queue?.close()
      tab.close()
      channel.close()
    },
  }
}

export type SharedQueue = ReturnType<typeof shareQueue>
