import type { Translation } from '@roundboard/contract'
import type { AlternativeKind, Equipment } from '@roundboard/domain'
import { shippedExerciseNames } from '../../../platform/exercise-names.ts'

interface CatalogueEntry {
  readonly name: string
  readonly displayName: string
  /** Empty if coaches use the English word. */
  readonly displayNameEs: string
  readonly displayNameTranslations: readonly Translation[]
  readonly videoLink: string
  readonly needs: readonly Equipment[]
  /** By name, the best first. */
  readonly alternatives: readonly (readonly [name: string, kind: AlternativeKind])[]
  readonly instruction: string
  readonly instructionTranslations: readonly Translation[]
}

const names = [
  // Kickboxing
  ['jab-cross', 'Jab, Cross', 'Jab y directo'],
  ['jab-cross-hook', 'Jab, Cross, Hook', 'Jab, directo y gancho'],
  ['hook', 'Hook', 'Gancho'],
  ['body-hook', 'Body Hook', 'Gancho al cuerpo'],
  ['uppercut', 'Uppercut', ''],
  ['overhand-punch', 'Overhand Punch', ''],
  ['speed-punches', 'Speed Punches', 'Golpes rápidos'],
  ['elbow-strike', 'Elbow Strike', 'Codazo'],
  ['front-kick', 'Front Kick', 'Patada frontal'],
  ['side-kick', 'Side Kick', 'Patada lateral'],
  ['back-kick', 'Back Kick', 'Patada hacia atrás'],
  ['roundhouse-kick', 'Roundhouse Kick', 'Patada circular'],
  ['low-kick', 'Low Kick', 'Patada baja'],
  ['switch-kick', 'Switch Kick', ''],
  ['knee-strike', 'Knee Strike', 'Rodillazo'],
  ['alternating-knees', 'Alternating Knees', 'Rodillazos alternos'],
  ['bob-and-weave', 'Bob and Weave', ''],
  ['slip-and-counter', 'Slip and Counter', 'Esquiva y contragolpe'],
  ['sprawl', 'Sprawl', ''],
  ['boxer-shuffle', 'Boxer Shuffle', ''],
  // Body weight
  ['squat', 'Squat', 'Sentadilla'],
  ['jump-squat', 'Jump Squat', 'Sentadilla con salto'],
  ['sumo-squat', 'Sumo Squat', 'Sentadilla sumo'],
  ['pulse-squat', 'Pulse Squat', ''],
  ['squat-to-front-kick', 'Squat to Front Kick', 'Sentadilla con patada frontal'],
  ['wall-sit', 'Wall Sit', 'Sentadilla en la pared'],
  ['lunge', 'Lunge', 'Zancada'],
  ['reverse-lunge', 'Reverse Lunge', 'Zancada hacia atrás'],
  ['side-lunge', 'Side Lunge', 'Zancada lateral'],
  ['curtsy-lunge', 'Curtsy Lunge', ''],
  ['jumping-lunge', 'Jumping Lunge', 'Zancada con salto'],
  ['push-up', 'Push-Up', 'Lagartija'],
  ['wide-push-up', 'Wide Push-Up', 'Lagartija abierta'],
  ['diamond-push-up', 'Diamond Push-Up', 'Lagartija diamante'],
  ['shoulder-tap', 'Shoulder Tap', ''],
  ['triceps-dip', 'Triceps Dip', 'Fondos de tríceps'],
  ['inchworm', 'Inchworm', ''],
  ['burpee', 'Burpee', ''],
  ['half-burpee', 'Half Burpee', ''],
  ['bear-crawl', 'Bear Crawl', ''],
  ['calf-raise', 'Calf Raise', 'Elevación de talones'],
  ['kettlebell-swing', 'Kettlebell Swing', ''],
  // Conditioning
  ['jump-rope', 'Jump Rope', 'Saltar la cuerda'],
  ['jumping-jack', 'Jumping Jack', 'Saltos de tijera'],
  ['seal-jack', 'Seal Jack', ''],
  ['high-knees', 'High Knees', 'Rodillas al pecho'],
  ['butt-kicks', 'Butt Kicks', 'Talones a los glúteos'],
  ['fast-feet', 'Fast Feet', 'Pies rápidos'],
  ['skater-jump', 'Skater Jump', 'Salto del patinador'],
  ['lateral-shuffle', 'Lateral Shuffle', 'Desplazamiento lateral'],
  ['tuck-jump', 'Tuck Jump', ''],
  ['star-jump', 'Star Jump', 'Salto de estrella'],
  ['broad-jump', 'Broad Jump', 'Salto de longitud'],
  ['mountain-climber', 'Mountain Climber', 'Escaladores'],
  // Core
  ['plank', 'Plank', 'Plancha'],
  ['side-plank', 'Side Plank', 'Plancha lateral'],
  ['plank-jack', 'Plank Jack', ''],
  ['up-down-plank', 'Up-Down Plank', ''],
  ['sit-up', 'Sit-Up', 'Abdominal'],
  ['crunch', 'Crunch', 'Abdominal corto'],
  ['bicycle-crunch', 'Bicycle Crunch', 'Abdominal bicicleta'],
  ['reverse-crunch', 'Reverse Crunch', 'Abdominal inverso'],
  ['leg-raise', 'Leg Raise', 'Elevación de piernas'],
  ['flutter-kicks', 'Flutter Kicks', ''],
  ['russian-twist', 'Russian Twist', 'Giro ruso'],
  ['v-up', 'V-Up', ''],
  ['hollow-hold', 'Hollow Hold', ''],
  ['dead-bug', 'Dead Bug', ''],
  ['glute-bridge', 'Glute Bridge', 'Puente de glúteos'],
  ['superman', 'Superman', ''],
  // Mobility
  ['standing-side-stretch', 'Standing Side Stretch', 'Estiramiento lateral'],
  ['hip-opener-stretch', 'Hip Opener Stretch', 'Apertura de cadera'],
  ['arm-circles', 'Arm Circles', 'Círculos de brazos'],
  ['hip-circles', 'Hip Circles', 'Círculos de cadera'],
  ['torso-twist', 'Torso Twist', 'Giro de torso'],
  ['leg-swing', 'Leg Swing', 'Balanceo de piernas'],
  ['hamstring-stretch', 'Hamstring Stretch', 'Estiramiento de isquiotibiales'],
  ['quad-stretch', 'Quad Stretch', 'Estiramiento de cuádriceps'],
  ['cat-cow', 'Cat-Cow', 'Gato-vaca'],
  ['childs-pose', 'Child’s Pose', 'Postura del niño'],
] as const

type Equipped = Pick<CatalogueEntry, 'needs' | 'alternatives'>

/** Exercises that need equipment, with their substitutes. */
const equipped: Readonly<Record<string, Equipped>> = {
  'kettlebell-swing': {
    needs: ['kettlebell'],
    alternatives: [
      ['jump-squat', 'same-intent'],
      ['squat', 'low-impact'],
      ['glute-bridge', 'other-equipment'],
    ],
  },
  'jump-rope': {
    needs: ['rope'],
    alternatives: [
      ['high-knees', 'same-intent'],
      ['fast-feet', 'other-equipment'],
      ['calf-raise', 'low-impact'],
    ],
  },
}

/** Instructions for the substitutes, in English, Spanish and French. */
const instructions: Readonly<Record<string, readonly [en: string, es: string, fr: string]>> = {
  'jump-squat': [
    'Jump squats. Land soft, knees over the toes.',
    'Sentadillas con salto. Cae suave, rodillas sobre los pies.',
    'Squats sautés. Atterrissez en douceur, genoux au-dessus des pieds.',
  ],
  squat: [
    'Deep squats. Hands at your chest, heels down.',
    'Sentadillas profundas. Manos al pecho, talones abajo.',
    'Squats profonds. Mains sur la poitrine, talons au sol.',
  ],
  'glute-bridge': [
    'Glute bridges. Push the hips up, hold for two.',
    'Puentes de glúteos. Sube la cadera y aguanta dos segundos.',
    'Ponts fessiers. Montez les hanches, tenez deux secondes.',
  ],
  'speed-punches': [
    'Speed punches into the air. Hands up, breathe out with each.',
    'Golpes rápidos al aire. Manos arriba, exhala en cada uno.',
    'Coups rapides dans le vide. Mains hautes, soufflez à chaque coup.',
  ],
  'high-knees': [
    'High knees on the spot, fast and light.',
    'Rodillas al pecho en el sitio, rápido y ligero.',
    'Montées de genoux sur place, vite et léger.',
  ],
  'fast-feet': [
    'Fast feet on the spot, hands up.',
    'Pies rápidos en el sitio, manos arriba.',
    'Pieds rapides sur place, mains hautes.',
  ],
  'calf-raise': [
    'Calf raises, slow up and slow down.',
    'Elevación de talones, sube y baja despacio.',
    'Montées sur pointes, lentement dans les deux sens.',
  ],
}

function instructionOf(
  name: string,
): Pick<CatalogueEntry, 'instruction' | 'instructionTranslations'> {
  const [instruction = '', es = '', fr = ''] = instructions[name] ?? []
  const translations: readonly Translation[] = [
    { language: 'es', text: es, original: instruction },
    { language: 'fr', text: fr, original: instruction },
  ]
  return {
    instruction,
    instructionTranslations: translations.filter(({ text }) => text !== ''),
  }
}

/** The exercises that a new installation offers for active breaks. */
export const catalogue: readonly CatalogueEntry[] = names.map(
  ([name, displayName, displayNameEs]) => ({
    name,
    displayName,
    displayNameEs,
    displayNameTranslations: shippedExerciseNames.get(name) ?? [],
    videoLink: `/media/exercises/${name}.mp4`,
    needs: [],
    alternatives: [],
    ...equipped[name],
    ...instructionOf(name),
  }),
)

/** The active breaks of a new timer location. */
export const defaultPlaylist: readonly string[] = [
  'jumping-jack',
  'high-knees',
  'squat',
  'mountain-climber',
  'plank',
  'lunge',
]
