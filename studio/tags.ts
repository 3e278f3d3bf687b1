import type { Exercise } from './exercise.ts'

const tagged = {
  boxing:
    'jab-cross jab-cross-hook hook body-hook uppercut overhand-punch speed-punches elbow-strike bob-and-weave slip-and-counter boxer-shuffle',
  kickboxing:
    'front-kick side-kick back-kick roundhouse-kick low-kick switch-kick knee-strike alternating-knees sprawl squat-to-front-kick',
  kick: 'front-kick side-kick back-kick roundhouse-kick low-kick switch-kick squat-to-front-kick',
  knee: 'knee-strike alternating-knees',
  'heavy bag': 'roundhouse-kick body-hook',
  kettlebell: 'kettlebell-swing',
  rope: 'jump-rope',
  bench: 'triceps-dip',
  wall: 'wall-sit',
  legs: 'squat jump-squat sumo-squat pulse-squat squat-to-front-kick wall-sit lunge reverse-lunge side-lunge curtsy-lunge jumping-lunge calf-raise kettlebell-swing glute-bridge',
  arms: 'push-up wide-push-up diamond-push-up shoulder-tap triceps-dip inchworm',
  'full body': 'burpee half-burpee sprawl bear-crawl inchworm kettlebell-swing',
  cardio:
    'jump-rope jumping-jack seal-jack high-knees butt-kicks fast-feet skater-jump lateral-shuffle tuck-jump star-jump broad-jump mountain-climber burpee half-burpee sprawl boxer-shuffle speed-punches',
  jump: 'jump-squat jumping-lunge jumping-jack seal-jack skater-jump tuck-jump star-jump broad-jump burpee jump-rope',
  core: 'plank side-plank plank-jack up-down-plank sit-up crunch bicycle-crunch reverse-crunch leg-raise flutter-kicks russian-twist v-up hollow-hold dead-bug glute-bridge superman mountain-climber shoulder-tap',
  mobility:
    'standing-side-stretch hip-opener-stretch arm-circles hip-circles torso-twist leg-swing hamstring-stretch quad-stretch cat-cow childs-pose',
  stretch: 'standing-side-stretch hip-opener-stretch hamstring-stretch quad-stretch childs-pose',
}

/** The search tags of an exercise. */
export function tagsOf({ slug, mat }: Exercise): string[] {
  const tags = Object.entries(tagged).flatMap(([tag, slugs]) =>
    slugs.split(' ').includes(slug) ? [tag] : [],
  )
  return mat === true ? [...tags, 'mat'] : tags
}
