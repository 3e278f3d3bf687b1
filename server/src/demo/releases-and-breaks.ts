import type { ReleaseDraft } from '@roundboard/contract'

export const demoReleases: readonly ReleaseDraft[] = [
  {
    title: 'Walls follow at once',
    type: 'Release',
    description:
      'A saved workout is on the wall within a second. The timer keeps all nine walls together.',
    version: '21.12.20',
    date: '12/20/2021',
  },
  {
    title: 'Kinder to slow networks',
    type: 'Hot-Fix',
    description: 'Screens come back one after the other when the network returns.',
    version: '21.12.22',
    date: '12/22/2021',
  },
]

/** What members do in the breaks, one after the other. */
export const demoActiveBreaks = [
  'jumping-jack',
  'high-knees',
  'squat',
  'mountain-climber',
  'plank',
  'lunge',
] as const
