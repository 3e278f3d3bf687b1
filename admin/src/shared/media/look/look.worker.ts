import { openDecoded } from './decoded-clip.ts'
import { drawSeam, look, type LookAnswer, type LookRequest } from './look-tasks.ts'

async function done({ task, source, endMs }: LookRequest) {
  const reader = await openDecoded(source)
  try {
    return task === 'look' ? await look(reader) : await drawSeam(reader, endMs)
  } finally {
    reader.close()
  }
}

self.addEventListener('message', ({ data }: MessageEvent<LookRequest>) => {
  done(data).then(
    (result) => {
      self.postMessage({ result } satisfies LookAnswer)
    },
    (error: unknown) => {
      self.postMessage({ problem: String(error) } satisfies LookAnswer)
    },
  )
})
