import type { HoldsWords } from './holds.en.ts'

const fr: HoldsWords = {
  title: 'Disponible hors ligne',
  why: 'Indique si les écrans de ce club pourraient afficher la prochaine journée sans réseau ni serveur.',
  noneLinked: 'Aucun appareil n’est encore associé.',
  holdDay: (held, all, weekday) => `${held} écrans sur ${all} ont ${weekday} disponible hors ligne`,
  lacks: {
    'never-heard': 'Son appareil n’a encore rien signalé.',
    silent: 'Hors ligne. On ne sait pas ce qu’il a en mémoire.',
    untold: 'Ne signale pas ce qu’il a en mémoire, car sa version est trop ancienne.',
    insecure: 'Ne peut pas démarrer hors ligne : son adresse n’est pas sécurisée.',
    unsupported: 'Ne peut pas démarrer hors ligne : son navigateur ne le permet pas.',
    failed: 'Ne peut pas démarrer hors ligne : l’application n’a pas pu être enregistrée.',
    filling: 'Télécharge encore l’application.',
    older: 'N’a pas encore le dernier programme.',
    files: 'Des fichiers manquent.',
  },
  holdsFiles: (held, all) => `${held} fichiers sur ${all} sont en mémoire.`,
  nextFile: {
    waiting: 'Le prochain sera bientôt téléchargé.',
    failed: 'Le prochain n’a pas pu être téléchargé. Nouvelle tentative en cours.',
    'wrong-bytes': 'Le prochain est arrivé endommagé. Nouvelle tentative en cours.',
    'not-found': 'Le prochain n’est pas sur le serveur.',
    'no-space': 'Il n’y a pas assez d’espace pour le prochain.',
    elsewhere: 'Le prochain est sur un autre serveur et ne peut pas être enregistré.',
  },
  onThisWall: 'Ce que cet écran a en mémoire, selon le dernier signal de l’appareil.',
  cannotStart: 'Cet écran ne peut pas démarrer hors ligne.',
  whatToDo: {
    insecure:
      'Les navigateurs n’enregistrent pas les pages sans adresse sécurisée. Utilisez HTTPS pour les écrans ou démarrez le kiosque avec l’option pour cette adresse exacte.',
    unsupported:
      'Son navigateur ne peut pas enregistrer d’applications. Mettez-le à jour ou utilisez-en un autre.',
    failed:
      'L’application n’a pas pu être enregistrée. Le disque est peut-être plein ou endommagé. Nouvelle tentative en cours.',
  },
  manual: (page) => `Pour toutes les options, voyez ${page} dans la documentation.`,
  starts: 'Démarre hors ligne',
  boots: {
    held: 'Oui',
    filling: 'Pas encore : téléchargement de l’application',
    insecure: 'Non : son adresse n’est pas sécurisée',
    unsupported: 'Non : son navigateur ne le permet pas',
    failed: 'Non : l’application n’a pas pu être enregistrée',
  },
  until: 'Tout est en mémoire jusqu’au',
  notEvenNow: 'Le contenu du jour n’est pas entièrement en mémoire',
  files: 'Fichiers',
  filesHeld: (held, all, heldSize, size) => `${held} sur ${all} (${heldSize} sur ${size})`,
  kept: 'Espace',
  isPersisted: 'Le navigateur ne l’efface pas automatiquement',
  isNotPersisted: 'Le navigateur peut l’effacer si le disque se remplit',
  build: 'Version',
  refusedBuild: 'N’a pas démarré',
  missing: 'Éléments manquants, dans l’ordre des besoins',
  reasons: {
    waiting: 'sera bientôt téléchargé',
    failed: 'n’a pas pu être téléchargé, nouvelle tentative',
    'wrong-bytes': 'est arrivé endommagé, nouvelle tentative',
    'not-found': 'n’est pas sur le serveur',
    'no-space': 'pas assez d’espace',
    elsewhere: 'est sur un autre serveur, ne peut pas être enregistré',
  },
  ofLibrary: 'Fichier de la médiathèque',
  still: 'Image',
}
export default fr
