import { openDecoded } from './decoded-clip.ts'
import { drawSeam, look, type AnalysisResponse, type AnalysisRequest } from './look-tasks.ts'

async function done({ task, source, endMs }: AnalysisRequest) {
  const reader = await openDecoded(source)
  try {
    return task === 'look' ? await look(reader) : await drawSeam(reader, endMs)
  } finally {
    reader.close()
  }
}

self.addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  done(data).then(
    (result) => {
      self.postMessage({ result } satisfies AnalysisResponse)
    },
    (error: unknown) => {
      self.postMessage({ problem: String(error) } satisfies AnalysisResponse)
    },
  )
})
