const report = {
  workoutId: '019a0000-0000-7000-8000-000000000000',
  workoutUpdatedAt: '2026-11-21T00:00:00.000Z',
  programmeRevision: 'V7pM5uXq0Zs3L2aB.k3Jd9sQ1',
  droppedFrames: 12,
  cache: 'ready',
  appVersion: '21.12.22',
  problem: null,
}

/** What a display says each minute; the numbers change with every beat. */
export const heartbeatBody = (beat: number, now: string): string =>
  JSON.stringify({
    status: { label: 'connected', isConnected: true },
    applied: { refresh: 0, hardRefresh: 0 },
    report: {
      ...report,
      lastFrameAt: now,
      clockOffsetMs: 3.25 + (beat % 10),
      uptimeSeconds: 1_000 + (beat % 8_000),
    },
  })
