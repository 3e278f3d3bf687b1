import { startFileKeeper } from './file-keeper.ts'
import type { Asked, Told } from './keeper-messages.ts'
import { openMediaDisk } from './media-disk.ts'

const tell = (told: Told | 'lost') => {
  self.postMessage(told)
}
const keeper = openMediaDisk().then((disk) =>
  startFileKeeper({
    disk,
    fetchFile: (input, init) => fetch(input, init),
    random: Math.random,
    tell,
  }),
)
// It is asked before it stands.
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  keeper.then(
    ({ ask }) => {
      ask(data)
    },
    () => {
      tell('lost')
    },
  )
})
