import type { WorkoutDraft } from '@roundboard/contract'

type Routine = readonly [video: string, text: string]

interface DemoWorkout {
  readonly name: string
  readonly subHeader: string
  readonly routines: readonly Routine[]
}

/** The nine rounds of the invented franchise, and its flexibility corner. */
export const demoRounds = [
  { roundNumber: 1, name: 'Warm Up' },
  { roundNumber: 2, name: 'Straights' },
  { roundNumber: 3, name: 'Heavy Bag' },
  { roundNumber: 4, name: 'Power Hands' },
  { roundNumber: 5, name: 'Front Kicks' },
  { roundNumber: 6, name: 'Knees' },
  { roundNumber: 7, name: 'Roundhouse' },
  { roundNumber: 8, name: 'Conditioning' },
  { roundNumber: 9, name: 'Strength' },
] as const

/** What each round shows, a day each in turn. */
export const demoWorkouts: Readonly<Record<number, readonly DemoWorkout[]>> = {
  1: [
    {
      name: 'Rope and Ready',
      subHeader: 'Jump Rope Intervals',
      routines: [
        ['jump-rope', 'Two feet, small jumps, wrists turn the rope.'],
        ['jumping-jack', 'Ten jumping jacks, arms all the way up.'],
        ['high-knees', 'High knees until the rope is free again.'],
      ],
    },
    {
      name: 'Wake Up Call',
      subHeader: 'Get the heart going',
      routines: [['jumping-jack', 'Jumping jacks at your own pace. Breathe out on every landing.']],
    },
    {
      name: 'Loose and Light',
      subHeader: 'Mobility first, then speed',
      routines: [
        ['hip-opener-stretch', 'Open the hips, five slow breaths on each side.'],
        ['high-knees', 'High knees, thirty seconds fast, thirty easy.'],
      ],
    },
  ],
  2: [
    {
      name: 'Step and Jab',
      subHeader: 'Jab, Cross, Step Out',
      routines: [
        ['jab-cross', 'Jab, cross, one step out to the left. Reset.'],
        ['high-knees', 'Fast feet, ten seconds, between sets.'],
      ],
    },
    {
      name: 'Dance Floor',
      subHeader: 'Stay on your toes',
      routines: [['jump-rope', 'Boxer skip: shift the weight from foot to foot, shoulders loose.']],
    },
  ],
  3: [
    {
      name: 'Bag Work A',
      subHeader: 'Jab Cross Hook',
      routines: [
        ['jab-cross', 'Jab, cross. Straight out, straight back.'],
        ['hook', 'Lead hook. Elbow level with the fist.'],
        ['burpee', 'One burpee after every ten combinations.'],
      ],
    },
    {
      name: 'Bag Work B',
      subHeader: 'Hooks to head and body, then finish strong',
      routines: [
        ['hook', 'Double hook: body, then head. Bend the knees, not the back.'],
        ['uppercut', 'Finish with an uppercut through the middle.'],
      ],
    },
  ],
  4: [
    {
      name: 'Power Hands',
      subHeader: 'Uppercut, Hook, Cross',
      routines: [
        ['uppercut', 'Uppercuts from the legs, four in a row.'],
        ['hook', 'Hook off the same side. Turn the hip.'],
        ['push-up', 'Five push-ups, then back to the bag.'],
      ],
    },
    {
      name: 'Heavy Four',
      subHeader: 'Four punches, full power',
      routines: [
        ['jab-cross', 'Jab, cross at half power to find the range.'],
        ['uppercut', 'Two uppercuts with everything you have.'],
      ],
    },
  ],
  5: [
    {
      name: 'Teep Show',
      subHeader: 'Front Kick Focus',
      routines: [['front-kick', 'Front kicks, left and right. Push the bag away, do not stab it.']],
    },
    {
      name: 'Push and Pull',
      subHeader: 'Front kick and lunge',
      routines: [
        ['front-kick', 'Ten front kicks each side. Knee up, push, knee back.'],
        ['lunge', 'Lunge back out of each kick, chest up.'],
      ],
    },
  ],
  6: [
    {
      name: 'Clinch City',
      subHeader: 'Knees on the bag',
      routines: [
        ['knee-strike', 'Pull down, knee up. Ten on each side.'],
        ['squat', 'Squat and hold for the last ten seconds.'],
      ],
    },
    {
      name: 'Knee Storm',
      subHeader: 'Non-stop knees',
      routines: [['knee-strike', 'Alternate knees, hips forward, hands on the bag. Do not stop.']],
    },
  ],
  7: [
    {
      name: 'Roundhouse Day',
      subHeader: 'Roundhouse both sides',
      routines: [
        ['roundhouse-kick', 'Ten each side. Turn the standing foot, hit with the shin.'],
        ['front-kick', 'Ten front kicks. Knee up first, push the hip through.'],
        ['lunge', 'Lunges to finish, eight each side.'],
      ],
    },
    {
      name: 'Low and High',
      subHeader: 'Roundhouse kick ladder',
      routines: [
        ['roundhouse-kick', 'One low, one high, then change sides. Turn the standing foot.'],
        ['jump-rope', 'Skip without a rope while your partner kicks.'],
      ],
    },
  ],
  8: [
    {
      name: 'Burpee Bank',
      subHeader: 'Burpees and climbers',
      routines: [
        ['burpee', 'Eight burpees. Chest to the floor.'],
        ['mountain-climber', 'Twenty mountain climbers, hips low.'],
        ['jumping-jack', 'Jumping jacks until you can talk again.'],
      ],
    },
    {
      name: 'Climb On',
      subHeader: 'Mountain climber tempo',
      routines: [['mountain-climber', 'Slow for ten, fast for ten. Shoulders over the hands.']],
    },
  ],
  9: [
    {
      name: 'Kettlebell Ladder',
      subHeader: 'Swing, Squat, Press Up',
      routines: [
        ['kettlebell-swing', 'Ten swings. Snap the hips, keep the back flat.'],
        ['squat', 'Ten squats. Chest up, heels down.'],
        ['push-up', 'Ten push-ups. On the knees is fine, halfway is not.'],
      ],
    },
    {
      name: 'Legs of Steel',
      subHeader: 'Squat and Lunge',
      routines: [
        ['squat', 'Slow squats: three seconds down, one second up.'],
        ['lunge', 'Lunges, ten on each side, the back knee kisses the floor.'],
      ],
    },
    {
      name: 'One Bell',
      subHeader: 'Kettlebell swings to the bell',
      routines: [
        [
          'kettlebell-swing',
          'Swing for twenty, rest for ten, and again until the bell. Hinge at the hips, let the arms hang like ropes, squeeze at the top. If your back starts to round, take the lighter bell and keep going: good swings beat heavy swings every day of the week.',
        ],
      ],
    },
    {
      name: 'Core Closer',
      subHeader: 'Plank and Sit Up',
      routines: [
        ['sit-up', 'Fifteen sit-ups, jab-cross at the top.'],
        ['plank', 'Plank with shoulder taps, hips still.'],
      ],
    },
    {
      name: 'Last Bell',
      subHeader: 'Plank till the bell',
      routines: [
        ['plank', 'Plank. Tap a shoulder, then the other.'],
        ['mountain-climber', 'Climbers, slow and close.'],
        ['sit-up', 'Sit-ups to the bell. You made it.'],
      ],
    },
  ],
}

const video = (slug: string) => `/media/exercises/${slug}.mp4`

/** The workout of a round on a day; `dayNumber` counts days, so that each follows the one before. */
export function demoWorkout(round: number, day: string, dayNumber: number): WorkoutDraft {
  const variants = demoWorkouts[round] ?? []
  const workout = variants[(dayNumber + round) % variants.length]
  if (workout === undefined) throw new Error(`no demo workout for round ${String(round)}`)
  return {
    name: workout.name,
    subHeader: workout.subHeader,
    round,
    startDate: day,
    endDate: day,
    routines: workout.routines.map(([slug, text], index) => ({
      step: index + 1,
      text,
      videoLink: video(slug),
      lrVideoLink: null,
    })),
  }
}
