import type { BootState } from '@roundboard/contract'
import { type Language, type LanguageFamily, languageFamily } from '@roundboard/domain'
import type { VideoManner } from '../video/video-manner.ts'

/** What the support layer calls what a screen knows of itself. */
export interface FactWords {
  readonly title: string
  readonly screen: string
  readonly round: (number: number) => string
  readonly location: string
  readonly code: string
  readonly linked: string
  readonly version: string
  readonly build: string
  readonly startsWithoutNetwork: string
  /** Whether it does, by what became of keeping the page. */
  readonly boot: Readonly<Record<BootState, string>>
  readonly clockOffset: string
  readonly notMeasured: string
  readonly lastContact: string
  readonly never: string
  readonly secondsAgo: (seconds: number) => string
  readonly programme: string
  readonly none: string
  readonly droppedFrames: string
  readonly videos: string
  readonly videoManners: Readonly<Record<VideoManner, string>>
  readonly problem: string
}

const words: Readonly<Record<LanguageFamily, FactWords>> = {
  en: {
    title: 'Support',
    screen: 'Screen',
    round: (number) => `round ${String(number)}`,
    location: 'Location',
    code: 'Code',
    linked: 'linked',
    version: 'Version',
    build: 'Build',
    startsWithoutNetwork: 'Starts offline',
    boot: {
      held: 'yes',
      filling: 'not yet: downloading',
      insecure: 'This screen can’t start offline because its address isn’t secure',
      unsupported: 'This screen can’t start offline: its browser doesn’t store pages',
      failed: 'This screen can’t start offline because the download failed',
    },
    clockOffset: 'Clock offset',
    notMeasured: 'not measured',
    lastContact: 'Last contact',
    never: 'never',
    secondsAgo: (seconds) => `${String(seconds)} s ago`,
    programme: 'Cached program',
    none: 'none',
    droppedFrames: 'Dropped frames',
    videos: 'Videos',
    videoManners: {
      together: 'all at once',
      'in-turn': 'one at a time',
      stills: 'still images (safe mode)',
    },
    problem: 'Problem',
  },
  fr: {
    title: 'Support',
    screen: 'Écran',
    round: (number) => `round ${String(number)}`,
    location: 'Club',
    code: 'Code',
    linked: 'associé',
    version: 'Version',
    build: 'Build',
    startsWithoutNetwork: 'Démarre hors ligne',
    boot: {
      held: 'oui',
      filling: 'pas encore : téléchargement en cours',
      insecure: 'Cet écran ne peut pas démarrer hors ligne : son adresse n’est pas sécurisée',
      unsupported: 'Cet écran ne peut pas démarrer hors ligne : son navigateur ne garde rien',
      failed: 'Cet écran ne peut pas démarrer hors ligne : le téléchargement a échoué',
    },
    clockOffset: 'Écart de l’horloge',
    notMeasured: 'non mesuré',
    lastContact: 'Dernier contact',
    never: 'jamais',
    secondsAgo: (seconds) => `il y a ${String(seconds)} s`,
    programme: 'Programme en cache',
    none: 'aucun',
    droppedFrames: 'Images perdues',
    videos: 'Vidéos',
    videoManners: {
      together: 'toutes à la fois',
      'in-turn': 'une à la fois',
      stills: 'images fixes (mode sans échec)',
    },
    problem: 'Problème',
  },
  es: {
    title: 'Soporte',
    screen: 'Pantalla',
    round: (number) => `round ${String(number)}`,
    location: 'Sucursal',
    code: 'Código',
    linked: 'vinculada',
    version: 'Versión',
    build: 'Compilación',
    startsWithoutNetwork: 'Inicia sin conexión',
    boot: {
      held: 'sí',
      filling: 'todavía no: se está descargando',
      insecure: 'Esta pantalla no puede iniciar sin conexión: su dirección no es segura',
      unsupported: 'Esta pantalla no puede iniciar sin conexión: su navegador no guarda páginas',
      failed: 'Esta pantalla no puede iniciar sin conexión: falló la descarga',
    },
    clockOffset: 'Desfase del reloj',
    notMeasured: 'sin medir',
    lastContact: 'Último contacto',
    never: 'nunca',
    secondsAgo: (seconds) => `hace ${String(seconds)} s`,
    programme: 'Programa en caché',
    none: 'ninguno',
    droppedFrames: 'Cuadros perdidos',
    videos: 'Videos',
    videoManners: {
      together: 'todos a la vez',
      'in-turn': 'uno por uno',
      stills: 'imágenes fijas (modo seguro)',
    },
    problem: 'Problema',
  },
  ja: {
    title: 'サポート',
    screen: '画面',
    round: (number) => `ラウンド${String(number)}`,
    location: 'ロケーション',
    code: 'コード',
    linked: '接続済み',
    version: 'バージョン',
    build: 'ビルド',
    startsWithoutNetwork: 'ネットワークなしで起動',
    boot: {
      held: 'できます',
      filling: 'まだできません：取得中です',
      insecure: 'この画面はネットワークなしでは起動できません：アドレスが安全ではありません',
      unsupported: 'この画面はネットワークなしでは起動できません：ブラウザーが何も保存しません',
      failed: 'この画面はネットワークなしでは起動できません：取得できませんでした',
    },
    clockOffset: '時計のずれ',
    notMeasured: '未測定',
    lastContact: '最後の通信',
    never: 'なし',
    secondsAgo: (seconds) => `${String(seconds)}秒前`,
    programme: '保存した番組',
    none: 'なし',
    droppedFrames: '落ちたフレーム',
    videos: '動画',
    videoManners: {
      together: 'すべて同時',
      'in-turn': '一つずつ',
      stills: '静止画（セーフモード）',
    },
    problem: '問題',
  },
  ar: {
    title: 'الدعم',
    screen: 'الشاشة',
    round: (number) => `الجولة ${String(number)}`,
    location: 'الموقع',
    code: 'الرمز',
    linked: 'مرتبطة',
    version: 'الإصدار',
    build: 'البناء',
    startsWithoutNetwork: 'تعمل بلا شبكة',
    boot: {
      held: 'نعم',
      filling: 'ليس بعد: يجري التنزيل',
      insecure: 'لا يمكن لهذه الشاشة أن تبدأ بلا شبكة: عنوانها غير آمن',
      unsupported: 'لا يمكن لهذه الشاشة أن تبدأ بلا شبكة: متصفحها لا يحفظ شيئًا',
      failed: 'لا يمكن لهذه الشاشة أن تبدأ بلا شبكة: تعذّر التنزيل',
    },
    clockOffset: 'فرق الساعة',
    notMeasured: 'لم يُقس',
    lastContact: 'آخر اتصال',
    never: 'أبدًا',
    secondsAgo: (seconds) => `قبل ${String(seconds)} ث`,
    programme: 'البرنامج المحفوظ',
    none: 'لا يوجد',
    droppedFrames: 'إطارات مفقودة',
    videos: 'المقاطع',
    videoManners: {
      together: 'كلها معًا',
      'in-turn': 'واحدًا بعد الآخر',
      stills: 'صور ثابتة (الوضع الآمن)',
    },
    problem: 'المشكلة',
  },
  id: {
    title: 'Dukungan',
    screen: 'Layar',
    round: (number) => `ronde ${String(number)}`,
    location: 'Lokasi',
    code: 'Kode',
    linked: 'tertaut',
    version: 'Versi',
    build: 'Build',
    startsWithoutNetwork: 'Mulai tanpa jaringan',
    boot: {
      held: 'ya',
      filling: 'belum: sedang diunduh',
      insecure: 'Layar ini tidak bisa mulai tanpa jaringan: alamatnya tidak aman',
      unsupported: 'Layar ini tidak bisa mulai tanpa jaringan: perambannya tidak menyimpan apa pun',
      failed: 'Layar ini tidak bisa mulai tanpa jaringan: pengunduhan gagal',
    },
    clockOffset: 'Selisih jam',
    notMeasured: 'belum diukur',
    lastContact: 'Kontak terakhir',
    never: 'tidak pernah',
    secondsAgo: (seconds) => `${String(seconds)} dtk lalu`,
    programme: 'Program tersimpan',
    none: 'tidak ada',
    droppedFrames: 'Bingkai hilang',
    videos: 'Video',
    videoManners: {
      together: 'semua bersamaan',
      'in-turn': 'satu per satu',
      stills: 'sebagai gambar (mode aman)',
    },
    problem: 'Masalah',
  },
  ms: {
    title: 'Sokongan',
    screen: 'Skrin',
    round: (number) => `pusingan ${String(number)}`,
    location: 'Lokasi',
    code: 'Kod',
    linked: 'dipautkan',
    version: 'Versi',
    build: 'Binaan',
    startsWithoutNetwork: 'Bermula tanpa rangkaian',
    boot: {
      held: 'ya',
      filling: 'belum lagi: sedang dimuat turun',
      insecure: 'Skrin ini tidak boleh bermula tanpa rangkaian: alamatnya tidak selamat',
      unsupported:
        'Skrin ini tidak boleh bermula tanpa rangkaian: pelayarnya tidak menyimpan apa-apa',
      failed: 'Skrin ini tidak boleh bermula tanpa rangkaian: muat turun gagal',
    },
    clockOffset: 'Beza jam',
    notMeasured: 'belum diukur',
    lastContact: 'Hubungan terakhir',
    never: 'tidak pernah',
    secondsAgo: (seconds) => `${String(seconds)} s lalu`,
    programme: 'Program disimpan',
    none: 'tiada',
    droppedFrames: 'Bingkai hilang',
    videos: 'Video',
    videoManners: {
      together: 'semua serentak',
      'in-turn': 'satu demi satu',
      stills: 'sebagai gambar (mod selamat)',
    },
    problem: 'Masalah',
  },
}

/** The words of the support layer in the language of its wall; read with the layer alone. */
export const factWords = (language: Language): FactWords => words[languageFamily(language)]
