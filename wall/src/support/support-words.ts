import { languageFamily, type Language, type LanguageFamily } from '@roundboard/domain'

/** Why there is no remote code: too many phones have one, this screen issued five within an hour, this location’s screens issue none, or the server is silent. */
export type NoRemoteCode = 'many' | 'often' | 'off' | 'silent'

const noRemoteCode = {
  en: {
    many: 'No code: this location has too many coach passes today. Revoke some on its page in the console.',
    often:
      'No code: this screen already issued five in the last hour. Try again later, or create a link in the console.',
    off: 'No code: this location’s screens don’t issue coach passes. Create a link in the console.',
    silent: 'No code: the server isn’t responding.',
  },
  fr: {
    many: 'Pas de code : ce club a trop de laissez-passer d’entraîneur aujourd’hui. Révoquez-en sur sa page dans la console.',
    often:
      'Pas de code : cet écran en a déjà émis cinq depuis une heure. Réessayez plus tard, ou créez un lien dans la console.',
    off: 'Pas de code : les écrans de ce club n’émettent pas de laissez-passer d’entraîneur. Créez un lien dans la console.',
    silent: 'Pas de code : le serveur ne répond pas.',
  },
  es: {
    many: 'Sin código: esta sucursal tiene demasiados pases de entrenador hoy. Revoque algunos en su página de la consola.',
    often:
      'Sin código: esta pantalla ya emitió cinco en la última hora. Inténtelo más tarde o cree un enlace en la consola.',
    off: 'Sin código: las pantallas de esta sucursal no emiten pases de entrenador. Cree un enlace en la consola.',
    silent: 'Sin código: el servidor no responde.',
  },
  ja: {
    many: 'コードを表示できません。本日このジムのリモコンになっている電話が多すぎます。パスはロケーションのページで取り消せます。',
    often:
      'コードを表示できません。この画面はこの1時間にすでに5回コードを表示しました。後でもう一度お試しいただくか、コンソールでリンクを作成してください。',
    off: 'コードを表示できません。このジムの画面はコーチ用パスを発行しません。コンソールでリンクを作成してください。',
    silent: 'コードを表示できません。サーバーが応答しません。',
  },
  ar: {
    many: 'لا يوجد رمز: عدد كبير جدًا من الهواتف يتحكم في هذا النادي اليوم. تُلغى التصاريح من صفحة الموقع.',
    often:
      'لا يوجد رمز: أصدرت هذه الشاشة خمسة رموز خلال الساعة الأخيرة. حاول لاحقًا أو أنشئ رابطًا في وحدة التحكم.',
    off: 'لا يوجد رمز: شاشات هذا النادي لا تصدر تصاريح للمدربين. أنشئ رابطًا في وحدة التحكم.',
    silent: 'لا يوجد رمز: الخادم لا يستجيب.',
  },
  id: {
    many: 'Tidak ada kode: terlalu banyak ponsel menjadi remote gym ini hari ini. Izin dicabut di halaman lokasi.',
    often:
      'Tidak ada kode: layar ini sudah menampilkan lima kode dalam satu jam terakhir. Coba lagi nanti, atau buat tautan di konsol.',
    off: 'Tidak ada kode: layar di gym ini tidak memberikan izin pelatih. Buat tautan di konsol.',
    silent: 'Tidak ada kode: server tidak menjawab.',
  },
  ms: {
    many: 'Tiada kod: terlalu banyak telefon menjadi alat kawalan gim ini hari ini. Pas dibatalkan di halaman lokasi.',
    often:
      'Tiada kod: skrin ini sudah memaparkan lima kod dalam sejam yang lalu. Cuba lagi kemudian, atau cipta pautan di konsol.',
    off: 'Tiada kod: skrin di gim ini tidak mengeluarkan pas jurulatih. Cipta pautan di konsol.',
    silent: 'Tiada kod: pelayan tidak menjawab.',
  },
} as const satisfies Record<LanguageFamily, Record<NoRemoteCode, string>>

/** What a wall says instead of the code; read with the layer alone. */
export const noRemoteCodeWords = (language: Language, why: NoRemoteCode): string =>
  noRemoteCode[languageFamily(language)][why]
