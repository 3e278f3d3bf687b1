import { type LanguageFamily, languageFamilies } from '@roundboard/domain'

/** Everything that the page says of itself, in one language; content comes from the workouts. */
export interface PocketWords {
  readonly title: string
  readonly opening: string
  readonly start: string
  readonly round: (number: number) => string
  readonly allRounds: string
  readonly noWorkout: string
  readonly nothingToday: string
  readonly play: (step: number) => string
  readonly pause: (step: number) => string
  readonly language: string
  readonly asOf: (time: string) => string
  readonly gone: string
  readonly scanAgain: string
  readonly unreachable: string
  readonly looksAgain: string
}

const words = {
  en: {
    title: 'Workout',
    opening: 'Opening…',
    start: 'Start with any round when the bell rings.',
    round: (number) => `Round ${String(number)}`,
    allRounds: 'All rounds',
    noWorkout: 'No workout today',
    nothingToday: 'No workouts today.',
    play: (step) => `Play clip ${String(step)}`,
    pause: (step) => `Pause clip ${String(step)}`,
    language: 'Language',
    asOf: (time) => `You’re offline. Last updated at ${time}.`,
    gone: 'This link no longer works.',
    scanAgain:
      'Scan the code on a screen again. If there’s no code, your gym has turned this page off.',
    unreachable: 'The workout can’t be loaded right now.',
    looksAgain: 'Trying again automatically.',
  },
  fr: {
    title: 'Entraînement',
    opening: 'Ouverture…',
    start: 'Commencez par n’importe quel round au son de la cloche.',
    round: (number) => `Round ${String(number)}`,
    allRounds: 'Tous les rounds',
    noWorkout: 'Aucun entraînement aujourd’hui',
    nothingToday: 'Aucun entraînement aujourd’hui.',
    play: (step) => `Lire la vidéo ${String(step)}`,
    pause: (step) => `Mettre en pause la vidéo ${String(step)}`,
    language: 'Langue',
    asOf: (time) => `Vous êtes hors ligne. Dernière mise à jour à ${time}.`,
    gone: 'Ce lien ne fonctionne plus.',
    scanAgain:
      'Numérisez de nouveau le code sur un écran. S’il n’y a pas de code, votre club a désactivé cette page.',
    unreachable: 'Impossible de charger l’entraînement pour le moment.',
    looksAgain: 'Nouvelle tentative automatique.',
  },
  es: {
    title: 'Entrenamiento',
    opening: 'Abriendo…',
    start: 'Empiece en cualquier round cuando suene la campana.',
    round: (number) => `Round ${String(number)}`,
    allRounds: 'Todos los rounds',
    noWorkout: 'Hoy no hay entrenamiento',
    nothingToday: 'No hay entrenamientos hoy.',
    play: (step) => `Reproducir el video ${String(step)}`,
    pause: (step) => `Pausar el video ${String(step)}`,
    language: 'Idioma',
    asOf: (time) => `Sin conexión. Última actualización: ${time}.`,
    gone: 'Este enlace ya no funciona.',
    scanAgain:
      'Escanee de nuevo el código de una pantalla. Si no hay código, su gimnasio desactivó esta página.',
    unreachable: 'No se puede cargar el entrenamiento en este momento.',
    looksAgain: 'Reintentando automáticamente.',
  },
  ja: {
    title: 'ワークアウト',
    opening: '読み込み中…',
    start: 'どのラウンドからでも、ベルに合わせて始められます。',
    round: (number) => `ラウンド${String(number)}`,
    allRounds: 'すべてのラウンド',
    noWorkout: '今日のワークアウトはありません',
    nothingToday: '今日の予定はありません。',
    play: (step) => `動画${String(step)}を再生`,
    pause: (step) => `動画${String(step)}を停止`,
    language: '言語',
    asOf: (time) => `オフラインです。最終更新：${time}`,
    gone: 'このリンクは使用できなくなりました。',
    scanAgain:
      '画面のコードをもう一度読み取ってください。コードがない場合、このページはジムが停止しています。',
    unreachable: '現在、ワークアウトを読み込めません。',
    looksAgain: '自動で再試行しています。',
  },
  ar: {
    title: 'التمرين',
    opening: 'جارٍ الفتح…',
    start: 'ابدأ من أي جولة عند الجرس.',
    round: (number) => `الجولة ${String(number)}`,
    allRounds: 'كل الجولات',
    noWorkout: 'لا يوجد تمرين اليوم',
    nothingToday: 'لا شيء مقرر لهذا اليوم.',
    play: (step) => `تشغيل المقطع ${String(step)}`,
    pause: (step) => `إيقاف المقطع ${String(step)}`,
    language: 'اللغة',
    asOf: (time) => `لا يوجد اتصال. آخر تحديث: ${time}.`,
    gone: 'لم يعد هذا الرابط يعمل.',
    scanAgain:
      'امسح الرمز على الشاشة مرة أخرى. إذا لم تعرضه أي شاشة فتمرين الصالة غير متاح على الهواتف.',
    unreachable: 'لا يمكن تحميل التمرين الآن.',
    looksAgain: 'تُعاد المحاولة تلقائيًا.',
  },
  id: {
    title: 'Latihan',
    opening: 'Membuka…',
    start: 'Mulai dari ronde mana saja, saat bel berbunyi.',
    round: (number) => `Ronde ${String(number)}`,
    allRounds: 'Semua ronde',
    noWorkout: 'Tidak ada latihan hari ini',
    nothingToday: 'Tidak ada yang direncanakan untuk hari ini.',
    play: (step) => `Putar klip ${String(step)}`,
    pause: (step) => `Jeda klip ${String(step)}`,
    language: 'Bahasa',
    asOf: (time) => `Anda sedang offline. Terakhir diperbarui pukul ${time}.`,
    gone: 'Tautan ini tidak lagi berfungsi.',
    scanAgain:
      'Pindai lagi kode di layar. Jika tidak ada layar yang menampilkannya, latihan gym ini tidak tersedia di ponsel.',
    unreachable: 'Latihan tidak dapat dimuat saat ini.',
    looksAgain: 'Mencoba lagi secara otomatis.',
  },
  ms: {
    title: 'Latihan',
    opening: 'Membuka…',
    start: 'Mula pada mana-mana pusingan, apabila loceng berbunyi.',
    round: (number) => `Pusingan ${String(number)}`,
    allRounds: 'Semua pusingan',
    noWorkout: 'Tiada latihan hari ini',
    nothingToday: 'Tiada apa-apa dirancang untuk hari ini.',
    play: (step) => `Mainkan klip ${String(step)}`,
    pause: (step) => `Jeda klip ${String(step)}`,
    language: 'Bahasa',
    asOf: (time) => `Anda di luar talian. Kemas kini terakhir: ${time}.`,
    gone: 'Pautan ini tidak lagi berfungsi.',
    scanAgain:
      'Imbas semula kod pada skrin. Jika tiada skrin memaparkannya, latihan gim ini tiada di telefon.',
    unreachable: 'Latihan tidak dapat dimuatkan buat masa ini.',
    looksAgain: 'Mencuba lagi secara automatik.',
  },
} as const satisfies Record<LanguageFamily, PocketWords>

export const pocketWords = (family: LanguageFamily): PocketWords => words[family]

/** The language of the page while no gym says one: the first of the phone's that there are words in. */
export const familyOf = (phone: readonly string[]): LanguageFamily =>
  phone
    .map((tag) => languageFamilies.find((family) => tag.toLowerCase().split('-')[0] === family))
    .find((family) => family !== undefined) ?? 'en'
