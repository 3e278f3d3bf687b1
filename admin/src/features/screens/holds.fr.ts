import type { HoldsWords } from './holds.en.ts'

const fr: HoldsWords = {
  title: 'Sans réseau',
  why: 'Si les écrans de cette salle pourraient afficher sa prochaine journée sans réseau ni serveur.',
  noneLinked: 'Aucun appareil n’est encore associé.',
  holdDay: (held, all, weekday) => `${held} écrans sur ${all} ont ${weekday} en réserve`,
  lacks: {
    'never-heard': 'Son appareil n’a encore rien dit.',
    silent: 'Ne répond pas : on ne sait pas ce qu’il a en réserve.',
    untold: 'Ne dit pas ce qu’il a en réserve : sa version est ancienne.',
    insecure: 'Ne peut pas démarrer sans réseau : son adresse n’est pas sécurisée.',
    unsupported: 'Ne peut pas démarrer sans réseau : son navigateur ne garde rien.',
    failed: 'Ne peut pas démarrer sans réseau : son application n’a pas pu être gardée.',
    filling: 'Télécharge encore son application.',
    older: 'N’a pas encore pris le dernier programme.',
    files: 'Des fichiers manquent.',
  },
  holdsFiles: (held, all) => `A ${held} fichiers sur ${all}.`,
  nextFile: {
    waiting: 'Le prochain aura bientôt son tour.',
    failed: 'Le prochain n’a pas pu être téléchargé ; un nouvel essai suit.',
    'wrong-bytes': 'Le prochain est arrivé endommagé ; un nouvel essai suit.',
    'not-found': 'Le prochain n’est pas sur le serveur.',
    'no-space': 'Il n’y a plus de place pour le prochain.',
    elsewhere: 'Le prochain est sur un autre serveur et ne peut pas être gardé.',
  },
  onThisWall: 'Ce que cet écran a sur son propre disque, selon son dernier signal.',
  cannotStart: 'Cet écran ne peut pas démarrer sans réseau.',
  whatToDo: {
    insecure:
      'Les navigateurs ne gardent rien d’une page dont l’adresse n’est pas sécurisée. Donnez HTTPS aux écrans, ou démarrez le kiosque avec l’option pour exactement cette adresse.',
    unsupported:
      'Son navigateur ne peut pas garder d’application. Mettez-le à jour ou utilisez-en un autre.',
    failed:
      'Son application n’a pas pu être gardée : le disque est peut-être plein ou défectueux. Un nouvel essai suit.',
  },
  manual: (page) => `Toutes les solutions sont dans ${page} de la documentation.`,
  starts: 'Démarre sans réseau',
  boots: {
    held: 'Oui',
    filling: 'Pas encore : il télécharge son application',
    insecure: 'Non : son adresse n’est pas sécurisée',
    unsupported: 'Non : son navigateur ne garde rien',
    failed: 'Non : son application n’a pas pu être gardée',
  },
  until: 'Tout est en réserve jusqu’au',
  notEvenNow: 'Même ce qui est affiché maintenant manque',
  files: 'Fichiers',
  filesHeld: (held, all, heldSize, size) => `${held} sur ${all} (${heldSize} sur ${size})`,
  kept: 'Espace',
  isPersisted: 'Le navigateur ne l’efface jamais de lui-même',
  isNotPersisted: 'Le navigateur peut l’effacer si son disque est plein',
  build: 'Build',
  refusedBuild: 'N’a pas démarré',
  missing: 'Ce qui manque, le plus urgent d’abord',
  reasons: {
    waiting: 'aura bientôt son tour',
    failed: 'n’a pas pu être téléchargé, nouvel essai',
    'wrong-bytes': 'est arrivé endommagé, nouvel essai',
    'not-found': 'n’est pas sur le serveur',
    'no-space': 'plus de place',
    elsewhere: 'est sur un autre serveur, ne peut pas être gardé',
  },
  ofLibrary: 'Un fichier de la bibliothèque',
  still: 'Une image',
}
export default fr
