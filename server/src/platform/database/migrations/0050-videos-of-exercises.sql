-- Gives exercises of older installations the videos that new ones have, unless they have a link.
update exercises set video_link = '/media/exercises/' || name || '.mp4'
  where video_link is null and name in (
    'alternating-knees', 'arm-circles', 'back-kick', 'bear-crawl', 'bicycle-crunch',
    'bob-and-weave', 'body-hook', 'boxer-shuffle', 'broad-jump', 'butt-kicks', 'calf-raise',
    'cat-cow', 'childs-pose', 'crunch', 'curtsy-lunge', 'dead-bug', 'diamond-push-up',
    'elbow-strike', 'fast-feet', 'flutter-kicks', 'glute-bridge', 'half-burpee',
    'hamstring-stretch', 'hip-circles', 'hollow-hold', 'inchworm', 'jab-cross-hook', 'jump-squat',
    'jumping-lunge', 'lateral-shuffle', 'leg-raise', 'leg-swing', 'low-kick', 'overhand-punch',
    'plank-jack', 'pulse-squat', 'quad-stretch', 'reverse-crunch', 'reverse-lunge',
    'russian-twist', 'seal-jack', 'shoulder-tap', 'side-kick', 'side-lunge', 'side-plank',
    'skater-jump', 'slip-and-counter', 'speed-punches', 'sprawl', 'squat-to-front-kick',
    'star-jump', 'sumo-squat', 'superman', 'switch-kick', 'torso-twist', 'triceps-dip',
    'tuck-jump', 'up-down-plank', 'v-up', 'wall-sit', 'wide-push-up'
  );
