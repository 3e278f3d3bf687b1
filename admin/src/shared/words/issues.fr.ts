import type { IssueSentences } from '@roundboard/contract'

const plural = (count: string | number, one: string, other: string) =>
  `${String(count)} ${Number(count) < 2 ? one : other}`

/** Waits of more than two minutes are given in minutes. */
const wait = (seconds: string | number) =>
  Number(seconds) > 120
    ? plural(Math.ceil(Number(seconds) / 60), 'minute', 'minutes')
    : plural(seconds, 'seconde', 'secondes')

const issues: IssueSentences = {
  required: 'Remplissez ce champ.',
  'not-valid': 'Cette valeur n’est pas valide.',
  'not-known': 'Ce champ n’est pas reconnu.',
  'text-wanted': 'Entrez du texte.',
  'number-wanted': 'Entrez un nombre.',
  'whole-number-wanted': 'Entrez un nombre entier.',
  'yes-or-no-wanted': 'Entrez true ou false.',
  'list-wanted': 'Fournissez une liste.',
  'object-wanted': 'Fournissez un objet avec des champs.',
  'too-short': ({ min }) => `Entrez au moins ${plural(min, 'caractère', 'caractères')}.`,
  'too-long': ({ max }) => `Entrez au plus ${plural(max, 'caractère', 'caractères')}.`,
  'number-too-small': ({ min }) => `Entrez ${String(min)} ou plus.`,
  'number-too-large': ({ max }) => `Entrez ${String(max)} ou moins.`,
  'too-few': ({ min }) => `Ajoutez au moins ${plural(min, 'élément', 'éléments')}.`,
  'too-many': ({ max }) => `Utilisez au plus ${plural(max, 'élément', 'éléments')}.`,
  'one-of': ({ options }) => `Utilisez l’une de ces valeurs : ${String(options)}.`,
  'control-characters': 'Retirez les caractères de contrôle.',
  'one-line': 'Utilisez une seule ligne.',
  'not-storable': 'Retirez les caractères qui ne peuvent pas être enregistrés.',

  id: 'Utilisez un identifiant fourni par cette API.',
  stamp: 'Entrez une date et une heure, par exemple 2026-11-21T00:00:00.000Z.',
  day: 'Entrez une date au format AAAA-MM-JJ, par exemple 2026-11-21.',
  'release-date': 'Entrez une date au format MM/JJ/AAAA.',
  email: 'Entrez une adresse courriel, par exemple coach@example.com.',
  'password-wanted': 'Entrez votre mot de passe.',
  'current-password-wanted': 'Entrez votre mot de passe actuel.',
  'step-up-wanted':
    'Confirmez de nouveau que c’est vous. La dernière fois remonte à plus de dix minutes.',
  'challenge-over':
    'Plus de dix minutes se sont écoulées ou il y a eu trop de tentatives. Recommencez.',
  'factor-code-wrong':
    'Ce code n’est pas le bon. Vérifiez l’heure de votre téléphone, puis entrez le code le plus récent.',
  'factor-code-used': 'Ce code a déjà été utilisé. Attendez le suivant.',
  'recovery-code-wrong': 'Ce code de récupération n’est pas valide ou a déjà été utilisé.',
  'passkey-unknown':
    'Cette clé d’accès n’est pas dans votre compte. Elle a peut-être été supprimée.',
  'passkey-refused': 'La clé d’accès n’a pas été acceptée. Réessayez.',
  'passkey-copied':
    'Cette clé d’accès a peut-être été copiée. Supprimez-la et connectez-vous autrement.',
  'passkey-known': 'Cette clé d’accès est déjà dans votre compte.',
  'passkeys-off': 'Les clés d’accès ne fonctionnent pas à l’adresse de cette console.',
  'last-factor':
    'Votre rôle exige l’authentification à deux facteurs. Ajoutez une autre méthode avant de supprimer celle-ci.',
  'factor-first': 'Configurez d’abord l’authentification à deux facteurs.',
  'second-factor-wanted': 'Connectez-vous avec l’authentification à deux facteurs.',
  'second-factor-set-up-wanted':
    'Votre rôle exige l’authentification à deux facteurs. Configurez-la pour continuer.',
  'password-guessable':
    'Trop facile à deviner. Évitez les noms, les mots courants, les années, les répétitions et les suites de touches.',
  language: 'Utilisez une langue de la liste, par exemple en-us.',
  'time-zone': 'Utilisez un fuseau horaire de la liste, par exemple America/New_York.',
  'location-identifier':
    'Utilisez le préfixe de la franchise, un code de pays facultatif et 4 chiffres ou plus, par exemple RB-1024 ou RB-CA-1024.',
  round: ({ min, max }) => `Indiquez un round de ${String(min)} à ${String(max)}.`,
  link: 'Entrez un lien qui commence par http://, https:// ou /media/.',
  'schedule-hour': 'Entrez une heure de 5 (17 h) à 12 (minuit).',
  colour: 'Entrez un code de couleur, par exemple #d63a15.',
  'unclear-colour': ({ ratio, wanted, nearest }) =>
    `Le texte serait difficile à lire avec cette couleur. Le contraste doit être d’au moins ${wanted}:1 ; il est de ${ratio}:1. Essayez ${nearest}.`,
  svg: 'Utilisez une image SVG.',
  'sha-256': 'Entrez une empreinte SHA-256 de 64 chiffres hexadécimaux.',
  picture: 'Utilisez une image JPEG.',
  'seven-hours': 'Indiquez sept heures, en commençant par dimanche.',
  'seven-days': 'Indiquez sept jours, en commençant par dimanche.',
  'opening-time': 'Entrez une heure de 00:00 à 24:00, par exemple 05:30.',
  'closing-before-opening': 'L’heure de fermeture doit être après l’heure d’ouverture.',
  'openings-overlap': 'Deux plages d’ouverture se chevauchent ce jour-là.',
  'days-too-many': ({ max }) => `Choisissez au plus ${plural(max, 'jour', 'jours')} à la fois.`,
  version: 'Entrez une version, par exemple 21.12.22 ou 21.12.22-001.',
  'exercise-name':
    'Utilisez des minuscules, des chiffres et des traits d’union, par exemple jumping-jack.',
  'licence-key': 'Entrez une clé de licence.',
  'type-word': ({ word }) => `Tapez ${String(word)} pour confirmer.`,
  'timer-stamp': "Indiquez un moment, par exemple 2026-11-21T06:00:00.000Z, 'now' ou null.",
  'auth-code': 'Entrez les six lettres et chiffres affichés à l’écran.',
  'screen-link-id': 'Utilisez un identifiant d’association d’écran valide.',
  step: ({ max }) => `Indiquez une étape de 1 à ${String(max)}.`,
  'too-many-routines': ({ max }) => `Utilisez au plus ${plural(max, 'routine', 'routines')}.`,
  'steps-gap': 'Numérotez les étapes à partir de 1, sans en sauter.',
  'span-too-long': ({ max }) => `Choisissez au plus ${plural(max, 'jour', 'jours')}.`,
  'language-twice': 'Ajoutez une seule traduction par langue.',
  'template-without-steps':
    'Cet entraînement n’a aucune étape : il n’y a rien à enregistrer comme modèle.',
  'feed-subject': 'Choisissez un club ou un round pour ce calendrier.',
  'time-of-day': 'Entrez une heure, par exemple 07:30.',
  'quiet-hours-same': 'Les heures de silence ne peuvent pas commencer et finir à la même heure.',
  'mute-end': ({ days }) => `Choisissez un moment dans les ${String(days)} prochains jours.`,
  'webhook-wanted': 'Configurez d’abord un webhook.',
  'webhook-not-public':
    'Entrez une adresse Internet publique. Les adresses privées ne sont pas permises.',
  'webhook-not-https': 'Entrez une adresse qui commence par https://.',
  'workout-filter':
    'Utilisez un objet JSON avec round, name, routines, isDraft, startDate ou endDate.',
  'workout-filter-json': 'Utilisez un objet JSON, par exemple {"round":1}.',
  'workout-filter-routines':
    'Utilisez [] ou { "$size": 0 } pour trouver les entraînements sans routine.',
  'workout-filter-draft':
    'Utilisez true pour les brouillons ou false pour les entraînements publiés.',

  'end-before-start': 'Entrez une date de fin valide.',
  'invalid-auth-code': 'Code d’autorisation non valide',
  'auth-code-in-use': 'Un autre écran affiche ce code. Obtenez-en un nouveau.',
  'invalid-round-number': 'Numéro de round non valide',
  'admin-only': 'Seul un administrateur peut modifier ce champ.',
  'no-such-location': 'Ce club n’existe pas.',
  'gym-wanted': 'Précisez le club dont vous voulez le minuteur.',
  'local-time': 'Entrez une date et une heure, par exemple 2026-11-26T20:00.',
  'announcement-places': 'Choisissez au moins un club, ou tous les clubs.',
  'announcement-ends': 'La fin doit être après le début et dans le futur.',
  'announcement-too-long': ({ days }) => `Une annonce peut durer jusqu’à ${String(days)} jours.`,
  'announcement-over': 'Cette annonce est terminée et ne peut plus être modifiée.',
  'whole-wall-fixed':
    'Les urgences et les exercices ne peuvent pas être modifiés. Retirez ce message et envoyez-en un autre.',
  'start-too-late':
    'Un minuteur doit démarrer dans les 24 heures. Choisissez une heure plus proche.',
  'location-wanted': 'Précisez le club dont vous voulez l’entraînement.',
  'no-such-exercise': 'La liste des exercices n’en contient aucun de ce nom.',
  'no-such-screen': 'Cet écran n’existe pas.',
  'screen-elsewhere': 'Vous pouvez seulement échanger des écrans du même club.',
  'build-for-all': 'Tous les écrans ont déjà cette version.',
  'rollout-running':
    'Un autre déploiement est en cours. Annulez-le ou laissez-le atteindre tous les écrans d’abord.',
  'rollout-over': 'Ce déploiement est déjà terminé. Vérifiez l’état actuel de la version.',
  'ring-smaller': 'Un déploiement peut seulement être étendu à plus d’écrans ou annulé.',
  'media-kind':
    'Un clip ne peut pas être une image de round, et une image ne peut pas servir de clip.',
  'media-variant': 'Choisissez un autre élément de la médiathèque, du même type.',
  'media-gone': 'Cet élément n’est plus dans la médiathèque. Choisissez-en un autre.',
  'email-taken': 'Un autre utilisateur a cette adresse courriel.',
  'exercise-name-taken': 'Un autre exercice porte ce nom.',
  equipment: 'Choisissez le matériel dans la liste.',
  'equipment-twice': 'N’indiquez chaque matériel qu’une fois.',
  'alternative-twice': 'N’indiquez chaque exercice de remplacement qu’une fois.',
  'alternative-unknown': 'Cet exercice n’existe plus.',
  'alternative-itself': 'Un exercice ne peut pas se remplacer lui-même.',
  'location-identifier-taken': 'Un autre club a cet identifiant.',
  'round-taken': ({ round }) => `Le round ${String(round)} existe déjà.`,
  'api-access-without-locations': 'Un utilisateur avec accès API ne peut pas avoir de clubs.',
  'duplicate-release': 'La version n’a pas pu être créée. Un identifiant en double a été trouvé.',
  'version-taken': 'Une autre version a ce numéro.',
  'only-latest-release': 'Seule la version la plus récente peut être modifiée.',

  'exercise-in-use': ({ location }) =>
    `Cet exercice est utilisé dans les pauses actives de ${String(location)}. Retirez-le d’abord de là.`,
  'media-in-use': ({ name, others }) =>
    Number(others) > 0
      ? `Cet élément est utilisé par ${String(name)} et à ${plural(others, 'autre endroit', 'autres endroits')}.`
      : `Cet élément est utilisé par ${String(name)}.`,
  'media-in-undo':
    'Un contenu qui utilisait cet élément vient d’être supprimé et peut encore être rétabli. Réessayez dans une minute, ou le lendemain s’il s’agit d’une modification groupée.',
  'media-shipped':
    'Cet élément est fourni avec le produit. Vous pouvez le remplacer, mais pas le supprimer.',
  'round-in-use': ({ round, workouts, screens }) =>
    `Le round ${String(round)} est utilisé par ${plural(workouts, 'entraînement', 'entraînements')} et ${plural(screens, 'écran', 'écrans')}.`,
  'timer-off': ({ location }) => `Le minuteur n’est pas activé pour ${String(location)}.`,
  'timers-elsewhere': 'Les minuteurs se règlent dans votre service de licences, pas ici.',
  'pocket-off': ({ location }) => `La page des membres n’est pas activée pour ${String(location)}.`,
  'licence-service-silent': 'Le service de licences ne répond pas. Réessayez plus tard.',
  'wait-seconds': ({ seconds }) => `Trop de tentatives. Réessayez dans ${wait(seconds)}.`,
  'log-in-wait': ({ seconds }) => `Trop de connexions échouées. Réessayez dans ${wait(seconds)}.`,
  'set-up-already': 'Ce serveur est déjà configuré. Connectez-vous.',
  'set-up-link-ended':
    'Ce lien de configuration a expiré. Redémarrez le serveur pour en obtenir un autre. Si le serveur est déjà configuré, connectez-vous.',
  'account-link-unknown':
    'Ce lien est incomplet ou ne vient pas de ce serveur. Copiez le lien au complet depuis le courriel.',
  'account-link-used':
    'Ce lien a déjà été utilisé. Connectez-vous avec le mot de passe choisi ou demandez un nouveau lien sous « Mot de passe oublié ? ».',
  'account-link-replaced': 'Il existe un lien plus récent. Utilisez celui du dernier courriel.',
  'account-link-void':
    'Ce lien n’est plus valide, car le compte a été modifié, désactivé ou supprimé. Adressez-vous à la personne qui gère les utilisateurs de votre franchise.',
  'invitation-expired':
    'Cette invitation a expiré : elle était valide trois jours. Demandez-en une nouvelle.',
  'reset-expired':
    'Ce lien a expiré : il était valide une heure. Demandez-en un nouveau sous « Mot de passe oublié ? » sur la page de connexion.',
  'has-password':
    'Cette personne a déjà un mot de passe. Elle peut en obtenir un autre sous « Mot de passe oublié ? ».',
  'invite-inactive': 'Cette personne est inactive. Activez le compte, puis envoyez l’invitation.',
  'sign-on-not-set-up':
    'L’authentification unique n’est pas configurée sur ce serveur. Connectez-vous avec votre courriel et votre mot de passe.',
  'sign-on-link-ended': 'Ce lien de connexion a expiré. Ouvrez-le de nouveau depuis le portail.',
  'sign-on-unknown': ({ email }) =>
    `Il n’y a aucun utilisateur actif avec le courriel ${String(email)}.`,
  'many-logging-in':
    'Trop de personnes se connectent en ce moment. Réessayez dans quelques secondes.',
  'many-requests': 'Trop de requêtes. Attendez une minute, puis réessayez.',
  'database-away':
    'Le serveur ne peut pas utiliser sa base de données en ce moment. Rien n’a été enregistré. Réessayez.',
  'storage-away':
    'Le serveur ne peut pas accéder à son stockage de médias en ce moment. Rien n’a été enregistré. Réessayez.',
  'storage-full':
    'Le stockage de médias est plein. Rien n’a été enregistré. Libérez de l’espace, puis réessayez.',
  'key-of-another':
    'Cette Idempotency-Key a servi à une autre requête. Rien n’a été enregistré. Utilisez une nouvelle clé.',
  'api-key-days': ({ max }) =>
    `Entrez un nombre de jours de 1 à ${String(max)}, ou choisissez jamais.`,
  'api-key-unknown': 'Cette clé d’API n’est pas valide.',
  'api-key-revoked': 'Cette clé d’API a été révoquée.',
  'api-key-expired':
    'Cette clé d’API a expiré. Demandez-en une nouvelle à un super-administrateur.',
  'api-key-other-call': 'Cette clé d’API n’a pas accès à cet appel.',
  'pass-unknown': 'Ce laissez-passer d’entraîneur n’est pas valide.',
  'pass-revoked': 'Ce laissez-passer d’entraîneur a été révoqué.',
  'pass-expired': 'Ce laissez-passer d’entraîneur a expiré à la fin de la journée.',
  'pass-other-call': 'Un laissez-passer d’entraîneur ne sert qu’à la télécommande.',
  'pass-opened': 'Ce code a déjà été ouvert sur un autre téléphone. Demandez-en un nouveau.',
  'pass-not-opened': 'Ce code a expiré avant d’être ouvert. Demandez-en un nouveau.',
  'many-passes': ({ most }) =>
    `Ce club a déjà ${String(most)} laissez-passer d’entraîneur. Révoquez-en, ou attendez qu’ils expirent à la fin de la journée.`,
  'api-key-in-use':
    'Cette clé a déjà été créée et son secret n’a été affiché qu’une fois. S’il est perdu, révoquez la clé et créez-en une autre.',
  'last-super-admin':
    'C’est le dernier super-administrateur actif. Nommez d’abord un autre super-administrateur.',
  'portal-silent': 'Le portail ne répond pas. Réessayez ou connectez-vous avec votre mot de passe.',

  'file-empty': 'Ce fichier est vide.',
  'file-size-told': 'Envoyez la taille du fichier avant le fichier.',
  'file-size': ({ mib }) => `Choisissez un fichier de ${String(mib)} Mo ou moins.`,
  'file-type': 'Ce fichier n’est pas un MP4, MOV, WebM, JPEG, PNG, WebP ou SVG, malgré son nom.',
  'file-truncated': 'Ce fichier est incomplet. Exportez-le ou copiez-le de nouveau.',
  'file-unreadable': 'Ce fichier est endommagé. Exportez-le de nouveau.',
  'file-changed': 'Le fichier a changé pendant l’envoi. Téléversez-le de nouveau.',
  'file-no-picture': 'Ce fichier ne contient pas de vidéo.',
  'file-codec': ({ codec }) =>
    `Certains écrans ne peuvent pas lire ${String(codec)}. Exportez le clip en MP4 avec H.264.`,
  'file-cut':
    'Ce clip a été coupé sans réencodage : son début ne sera pas lu correctement. Exportez-le en MP4 avec H.264.',
  'file-pixels': ({ width, height, least, most }) =>
    `Dimensions : ${String(width)} × ${String(height)} pixels. Chaque côté doit en avoir de ${String(least)} à ${String(most)}.`,
  'file-long': ({ minutes }) =>
    `Choisissez un clip d’au plus ${plural(minutes, 'minute', 'minutes')}.`,
  'file-failed': 'Le serveur n’a pas pu traiter ce fichier. Téléversez-le de nouveau.',
  'clip-cut': 'Le clip ne peut pas être coupé à cet endroit. Choisissez une autre fin.',
  'upload-over': 'Ce fichier a déjà été téléversé.',
  'upload-concat':
    'Envoyez le fichier en un seul téléversement, sans Upload-Concat. Les téléversements partiels ne sont pas pris en charge.',

  base64: 'Envoyez les octets du fichier en base64.',
  'file-too-much':
    'Ce fichier est trop volumineux pour être lu en une fois. Enregistrez seulement sa première feuille ou divisez-le.',
  'old-excel':
    'Ce fichier vient d’une ancienne version d’Excel ou a un mot de passe. Enregistrez-le en XLSX sans mot de passe, ou en CSV.',
  'no-table': 'Ce fichier n’est pas un CSV ni un XLSX, malgré son nom.',
  'no-header':
    'Aucune ligne avec les noms des colonnes n’a été trouvée. Partez du fichier d’exemple.',
  'no-rows': 'Il n’y a aucune ligne sous les noms des colonnes.',
  'columns-missing': ({ columns }) => `Colonnes manquantes : ${String(columns)}.`,
  'column-twice': ({ column }) => `Une autre colonne a le même sens que « ${String(column)} ».`,
  'too-many-columns': ({ max }) => `Utilisez au plus ${plural(max, 'colonne', 'colonnes')}.`,
  'too-many-rows': ({ max }) =>
    `Utilisez au plus ${plural(max, 'ligne', 'lignes')} ou divisez le fichier.`,
  'csv-quotes': ({ row }) =>
    `La ligne ${String(row)} a un guillemet ouvrant sans guillemet fermant.`,
  'cell-error': 'La feuille de calcul affiche une erreur ici. Entrez la bonne valeur.',
  'no-such-day': ({ day, days }) =>
    `${String(day)} n’est pas une date valide. Ce mois compte ${String(days)} jours.`,
  'day-of-two': ({ one, other }) =>
    `Cela peut être ${String(one)} ou ${String(other)}. Mettez l’année en premier.`,
  'end-before': ({ start }) => `La date de fin doit être après la date de début, ${String(start)}.`,
  'round-is-flexibility': ({ max }) =>
    `Le round 10 est Flexibility et n’a pas d’entraînements. Indiquez un round de 1 à ${String(max)}.`,
  'longer-by': ({ length, max, by }) =>
    `${String(length)} caractères ; la limite est de ${String(max)}. Raccourcissez de ${String(by)}.`,
  'state-word': 'Entrez Brouillon ou Publié, ou laissez vide.',
  'step-before-missing': ({ step }) => `L’étape ${String(step)} est manquante.`,
  'no-such-clip': 'Aucun clip ne porte ce nom. Entrez un lien ou le nom d’un clip dans Médias.',
  'no-such-clip-but': ({ name }) =>
    `Aucun clip ne porte ce nom. Le plus proche dans Médias est ${String(name)}.`,
  'clip-of-many': ({ count }) =>
    `${String(count)} clips portent ce nom. Entrez le lien de celui que vous voulez.`,
  formula: ({ start }) =>
    `Commence par « ${String(start)} ». Enregistré comme texte brut ; à l’exportation, aucun tableur ne l’exécute comme formule.`,
  'draft-without-steps':
    'Les écrans ne peuvent pas afficher un entraînement sans étapes : il restera un brouillon.',
  'row-twice': ({ row }) => `Identique à la ligne ${String(row)}. Les deux seront ajoutées.`,
  'wins-over': ({ name, round, day }) =>
    `Chevauche « ${String(name)} », round ${String(round)}, ${String(day)}. Les deux sont conservés. Une fois publié, les écrans affichent celui-ci, car il commence plus tard.`,
  'lies-under': ({ name, round, day }) =>
    `Chevauche « ${String(name)} », round ${String(round)}, ${String(day)}. Les deux sont conservés et les écrans affichent celui qui existe déjà.`,
  country: 'Entrez le nom ou le code d’un pays, par exemple US.',
  'time-zone-of-many': ({ country, count }) =>
    `${String(country)} a ${String(count)} fuseaux horaires. Précisez lequel, par exemple America/New_York.`,
  'zone-elsewhere': ({ zone, country }) =>
    `${String(zone)} n’est pas un fuseau horaire de ${String(country)}. Il sera importé tel quel.`,
  'equipment-unknown': ({ value }) =>
    `« ${String(value)} » n’est pas un matériel connu. Énumérez le matériel, par exemple « Sac de frappe, Tapis », ou entrez « tout » ou « rien ».`,
  'hours-text': 'Entrez des heures comme 06:00-22:00, séparées par des virgules, ou « fermé ».',
  'differs-from-row': ({ row, value }) =>
    `La ligne ${String(row)} indique « ${String(value)} » pour le même club ou la même personne.`,
  'there-under-name': ({ name }) =>
    `Ce club existe déjà sous le nom « ${String(name)} » et ne sera pas modifié.`,
  'person-twice': ({ row }) => `Même personne et même club qu’à la ligne ${String(row)}.`,
  'person-other-role': 'Ce compte n’a pas le rôle Club et ne sera pas modifié.',
  'people-not-read':
    'Seul un super-administrateur peut ajouter des personnes. Celles de ce fichier seront ignorées.',
  'imported-meanwhile':
    'Quelqu’un d’autre vient d’ajouter ou de modifier certains de ces clubs ou certaines de ces personnes. Vérifiez le fichier de nouveau.',

  unreadable: 'La requête n’a pas pu être lue. Envoyez un objet JSON.',
  'body-too-large': ({ limit }) =>
    `Cette requête dépasse ${String(limit)}. Envoyez moins de données à la fois, ou omettez ce qui n’a pas changé.`,
  'too-deep': ({ max }) =>
    `Cette requête imbrique listes et objets sur plus de ${String(max)} niveaux. Simplifiez-la, puis réessayez.`,
  'many-refused': ({ seconds }) =>
    `Trop de vos requêtes ont été refusées. Corrigez ce que vous envoyez, puis réessayez dans ${wait(seconds)}.`,
  'too-slow': 'La requête a mis trop de temps à arriver. Réessayez.',
  'address-too-long': 'L’adresse est trop longue.',
  'headers-too-large': 'Les en-têtes sont trop grands.',
  'idempotency-key': 'Utilisez de 16 à 200 caractères ASCII visibles, par exemple un UUID.',
}

export default issues
