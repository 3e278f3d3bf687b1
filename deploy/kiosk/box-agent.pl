#!/usr/bin/perl
# The box agent: lets the screen app read the state of this PC and control it. Listens on loopback only,
# answers only the screen app's own page, and does only what is listed in %actions.
# docs/decisions/0131-box-agent.md explains why it is built this way.
use strict;
use warnings;
use feature 'state';
use Errno qw(EAGAIN EINTR);
use IO::Select;
use IO::Socket::INET;
use IO::Socket::UNIX;
use POSIX ();
# Only modules of perl-base, which every Debian has.

my $version = '1';
my ($settings_file, $root) = @ARGV;
$settings_file //= '/etc/roundboard-wall/settings';
$root          //= '';  # Tests read another /sys and /proc.
my $wall     = $ENV{XDG_RUNTIME_DIR}   // '/run/roundboard-wall';
my $runtime  = $ENV{RUNTIME_DIRECTORY} // '/run/roundboard-agent';
my $state    = $ENV{STATE_DIRECTORY}   // '/var/lib/roundboard-wall';
my $kept     = "$state/box";
my $host     = '127.0.0.1:8377';
my $port     = $ENV{BOX_AGENT_PORT}    // 8377;

my $head_limit    = 8192;
my $body_limit    = 256;
my $most_clients  = 32;
my $request_s     = 5;     # How long a client may take to send a request and read the answer.
my $program_s     = $ENV{BOX_AGENT_PROGRAM_S} // 8;  # How long a program may take.
my $report_s      = 55;
my $tv_off_s      = 180;   # Without a renewal, the TV is turned on.
my $rotation_s    = 30;    # Without a confirmation, the rotation is undone.
my $answer_s      = 2;     # The page reports a restart before it ends.
my $screenshot_px = 960;

my %settings = map { /^(\w+)='([^']*)'$/ ? ($1, $2) : () } lines_of($settings_file);
my $origin   = origin_of($settings{ADDRESS} // '');

my %actions = (
  'screenshot'    => sub { screenshot() },
  'restart-app'   => sub { later(sub { sway('exit') }) },
  'reboot'        => sub { later(sub { ask_root('reboot') }) },
  'update'        => sub { can_update() ? ask_root('update') : 'not-possible' },
  'volume'        => sub { volume(shift) },
  'mute'          => sub { mute(1) },
  'unmute'        => sub { mute(0) },
  'tv-off'        => sub { tv_off() },
  'tv-on'         => sub { tv_on() },
  'rotate'        => sub { rotate(shift) },
  'keep-rotation' => sub { keep_rotation() },
);
my %values = (volume => qr/\A(?:100|[1-9]?[0-9])\z/, rotate => qr/\A(?:0|90|180|270)\z/);

my ($tv, $tv_off_until) = ('on', 0);
my ($rotation, $rotation_until, $rotation_before);
my @pending;
my ($report, $reported_at) = ('', -1e9);
my $throttles;

sub lines_of {
  my ($path) = @_;
  open(my $file, '<', $path) or return ();
  my @lines = <$file>;
  chomp @lines;
  return @lines;
}

sub first_of { return (map { lines_of($_) } glob $_[0])[0] // ''; }

sub write_file {
  my ($path, $text) = @_;
  open(my $file, '>', "$path.new") or return 0;
  return print($file $text) && close($file) && rename("$path.new", $path);
}

sub keep { mkdir $kept; return write_file("$kept/$_[0]", "$_[1]\n"); }
sub kept { return first_of("$kept/$_[0]"); }

# As browsers write it. Empty for a page that is a file, so that nothing matches.
sub origin_of {
  my ($address) = @_;
  my ($scheme, $host, $at) = $address =~ m{^(https?)://([^/:]+)(?::(\d+))?} or return '';
  my $default = $scheme eq 'http' ? 80 : 443;
  return lc "$scheme://$host" . (!$at || $at == $default ? '' : ":$at");
}

# Seconds since the start. The clock of a PC may be set at any time.
sub now { return (split ' ', first_of("$root/proc/uptime"))[0] || 0; }

# Runs a program with a time limit. Returns its output, or undef if it is missing or fails.
sub run {
  my @command = @_;
  my $child = open(my $out, '-|') // return undef;
  if (!$child) {
    open STDERR, '>', '/dev/null';
    exec { $command[0] } @command or POSIX::_exit(127);
  }
  binmode $out;
  my $output = eval {
    local $SIG{ALRM} = sub { die "late\n" };
    alarm $program_s;
    local $/;
    my $all = <$out> // '';
    alarm 0;
    $all;
  };
  if (!defined $output) {
    print STDERR "$command[0] takes too long.\n";
    kill 'KILL', $child;
  }
  close $out;
  return $? == 0 ? $output : undef;
}

# The compositor's sockets; their names change with each start.
sub sway {
  my ($socket) = sort { (-M $a) <=> (-M $b) } glob "$wall/sway-ipc.*.sock";
  my ($display) = grep { !/\.lock$/ } glob "$wall/wayland-*";
  local $ENV{SWAYSOCK} = $socket // '';
  local $ENV{WAYLAND_DISPLAY} = ($display // '') =~ s{.*/}{}r;
  return run($_[0] eq 'grim' ? @_ : ('swaymsg', '--raw', @_));
}

# --- Actions: each returns '' or the reason why it wasn't done.

sub later { push @pending, [now() + $answer_s, @_]; return ''; }

sub ask_root { return write_file("$runtime/request", "$_[0]\n") ? '' : 'failed'; }

sub can_update {
  return scalar grep { -e "$root/$_" } 'etc/systemd/system/roundboard-update.service', 'usr/bin/unattended-upgrade';
}

sub screenshot {
  return ('tv-off') if $tv eq 'off';
  my ($width, $height) = (sway('--type', 'get_outputs') // '') =~ /"current_mode":\s*\{\s*"width":\s*(\d+),\s*"height":\s*(\d+)/;
  my $longest = ($width // 0) > ($height // 0) ? $width : $height // 0;
  my $scale = $longest > $screenshot_px ? $screenshot_px / $longest : 1;
  my $picture = sway('grim', '-l', '1', '-s', sprintf('%.3f', $scale), '-');
  return defined $picture && length $picture ? ('', $picture) : ('failed');
}

sub mixer {
  my ($card) = ($settings{SOUND} // '') =~ /CARD=(\w+)/;
  return (run('amixer', $card ? ('-c', $card) : (), '-M', @_));
}

# The first control that has a volume.
sub control {
  my $all = mixer('scontents') // return undef;
  for my $part (split /^(?=Simple mixer control )/m, $all) {
    my ($name) = $part =~ /^Simple mixer control ('[^']*',\d+)/ or next;
    next if $part !~ /Capabilities:.*\bpvolume/ && $part !~ /Capabilities:.* volume/;
    my ($volume) = $part =~ /\[(\d+)%\]/;
    return { name => $name, volume => $volume, is_muted => $part =~ /\[off\]/ ? 1 : 0 };
  }
  return undef;
}

sub set_control {
  my ($name, $value, @words) = @_;
  my $control = control() // return 'not-possible';
  return 'failed' if !defined mixer('sset', $control->{name}, @words);
  keep($name, $value);
  return '';
}

sub volume { return set_control('volume', $_[0], "$_[0]%"); }
sub mute { return set_control('muted', $_[0], $_[0] ? 'mute' : 'unmute'); }

# Asks until the TV has answered once.
sub has_cec {
  return 1 if kept('cec');
  my $answer = run('cec-ctl', '--skip-info', '--playback', '--to', '0', '--give-device-power-status') // return 0;
  return $answer =~ /pwr-state/ && keep('cec', 1);
}

sub has_ddc {
  return 1 if kept('ddc');
  return (run('ddcutil', '--terse', 'getvcp', 'D6') // '') =~ /^VCP D6/ && keep('ddc', 1);
}

sub tv_off {
  my $is_renewal = $tv eq 'off';
  my ($has_cec, $has_ddc) = $is_renewal ? () : (has_cec(), has_ddc());
  # Also when renewed, because the compositor may have restarted.
  return 'failed' if !defined sway('output', '*', 'dpms', 'off');
  ($tv, $tv_off_until) = ('off', now() + $tv_off_s);
  run('cec-ctl', '--skip-info', '--playback', '--to', '0', '--standby') if $has_cec;
  run('ddcutil', '--noverify', 'setvcp', 'D6', '4') if $has_ddc;
  return '';
}

sub tv_on {
  my $is_done = sway('output', '*', 'dpms', 'on');
  $tv = 'on';
  run('ddcutil', '--noverify', 'setvcp', 'D6', '1') if kept('ddc');
  run('cec-ctl', '--skip-info', '--playback', '--to', '0', '--image-view-on') if kept('cec');
  return defined $is_done ? '' : 'failed';
}

sub current_rotation {
  my ($transform) = (sway('--type', 'get_outputs') // '') =~ /"transform":\s*"(\w+)"/ or return undef;
  return $transform eq 'normal' ? 0 : $transform;
}

sub transform { return sway('output', '*', 'transform', $_[0] eq '0' ? 'normal' : $_[0]); }

sub rotate {
  $rotation_before = current_rotation() // return 'failed' if !defined $rotation_until;
  return 'failed' if !defined transform($_[0]);
  ($rotation, $rotation_until) = ($_[0], now() + $rotation_s);
  return '';
}

# sway.conf includes this file, unless install.sh has set another rotation since.
sub keep_rotation {
  return 'nothing-to-keep' if !defined $rotation_until;
  my $transform = $rotation eq '0' ? 'normal' : $rotation;
  return 'failed' if !keep('rotation-after-' . ($settings{ROTATE} // ''), "output * transform $transform");
  undef $rotation_until;
  return '';
}

sub undo_rotation {
  undef $rotation_until;
  transform($rotation_before);
}

# --- Report

# Throttled if a processor has slowed down since the last report because of its temperature.
sub is_throttled {
  my @counts = map { lines_of($_) } glob "$root/sys/devices/system/cpu/cpu*/thermal_throttle/core_throttle_count";
  return undef if !@counts;
  my ($before, $count) = ($throttles, 0);
  $count += $_ for @counts;
  $throttles = $count;
  return defined $before && $count > $before;
}

sub temperature {
  my @hwmon = grep { first_of("$_/name") =~ /^(coretemp|k10temp|cpu_thermal)$/ } glob "$root/sys/class/hwmon/hwmon*";
  my @all = map { lines_of($_) } map { glob "$_/temp*_input" } @hwmon;
  @all = map { lines_of($_) } glob "$root/sys/class/thermal/thermal_zone*/temp" if !@all;
  my ($highest) = sort { $b <=> $a } grep { /^-?\d+$/ } @all;
  return defined $highest ? POSIX::floor($highest / 1000 + 0.5) : undef;
}

# The kernel's own view, whichever program sets the clock.
sub is_clock_synchronized {
  my $call = { x86_64 => 159, aarch64 => 171 }->{ (POSIX::uname())[4] } // return undef;
  my $timex = "\0" x 256;
  my $state = syscall($call, $timex);
  return $state < 0 ? undef : $state != 5;
}

sub chromium {
  state ($known, $asked_at);
  my $changed_at = (stat '/usr/lib/chromium/chromium')[10] // 0;
  return $known if defined $asked_at && $asked_at == $changed_at;
  $asked_at = $changed_at;
  # In an image, dpkg's data is in the slot, under what is mounted on /var.
  return $known = first_of("$root/run/roundboard-chromium") || run('dpkg-query', '--show', '--showformat=${Version}', 'chromium');
}

sub text { return defined $_[0] && $_[0] =~ /^([\w.+~:-]{1,40})/ ? qq("$1") : undef; }
sub truth { return defined $_[0] ? ($_[0] ? 'true' : 'false') : undef; }
sub number { return defined $_[0] && $_[0] =~ /^-?\d+$/ ? $_[0] + 0 : undef; }

sub report {
  my $at = now();
  return $report if $at - $reported_at < $report_s;
  my $control = control();
  my (undef, $disk) = split /\n/, run('df', '-Pm', $state) // '';
  my ($memory) = map { /^MemAvailable:\s+(\d+)/ ? int($1 / 1024) : () } lines_of("$root/proc/meminfo");
  my ($signal) = map { /^\s*\w+:\s+\d+\s+[\d.]+\s+(-\d+)/ ? $1 : () } lines_of("$root/proc/net/wireless");
  my ($alarm) = map { m{(.*)/name$} && first_of($_) eq 'rpi_volt' ? first_of("$1/in0_lcrit_alarm") : () } glob "$root/sys/class/hwmon/hwmon*/name";
  my @fields = (
    agent               => text($version),
    image               => text(first_of("$root/etc/roundboard-wall/image-version")),
    chromium            => text(chromium()),
    temperatureC        => number(temperature()),
    isThrottled         => truth(is_throttled()),
    isUndervolted       => truth($alarm),
    freeDiskMb          => number((split ' ', $disk // '')[3]),
    freeMemoryMb        => number($memory),
    wifiSignalDbm       => number($signal),
    isClockSynchronized => truth(is_clock_synchronized()),
    tv                  => text($tv),
    hasTvControl        => truth(kept('cec') || kept('ddc')),
    volume              => number($control && $control->{volume}),
    isMuted             => truth($control && $control->{is_muted}),
    rotation            => number(current_rotation()),
    canUpdate           => truth(can_update()),
    hasFailedUpdate     => truth(-s "$root/run/roundboard-failed-update"),
  );
  my @pairs;
  while (my ($name, $value) = splice @fields, 0, 2) {
    push @pairs, qq("$name":$value) if defined $value;
  }
  ($report, $reported_at) = ('{' . join(',', @pairs) . '}', $at);
  return $report;
}

# --- HTTP: one request for each connection.

sub answer {
  my ($status, $type, $body, $allowed) = @_;
  my @head = ("HTTP/1.1 $status", 'Connection: close', 'Content-Length: ' . length $body, 'Cache-Control: no-store', 'X-Content-Type-Options: nosniff');
  push @head, "Content-Type: $type" if $type;
  push @head, "Access-Control-Allow-Origin: $origin", 'Vary: Origin' if $allowed;
  push @head, 'Access-Control-Allow-Methods: GET, POST', 'Access-Control-Allow-Private-Network: true' if $allowed && !$type;
  return join("\r\n", @head) . "\r\n\r\n$body";
}

sub refusal { return answer(shift, 'text/plain', ''); }
sub json { return answer('200 OK', 'application/json', shift, 1); }

sub command {
  my ($body) = @_;
  my %form = map { /^(action|value)=([\w-]{0,20})$/ ? ($1, $2) : () } split /&/, $body;
  my ($action, $value) = ($form{action} // '', $form{value} // '');
  my $do = $actions{$action} // return json('{"done":false,"reason":"not-possible"}');
  return json('{"done":false,"reason":"bad-value"}') if $values{$action} && $value !~ $values{$action};
  my ($reason, $picture) = $do->($value);
  $reported_at = -1e9;
  print STDERR "$action", $value eq '' ? '' : " $value", $reason ? ": $reason" : '', "\n" if $action ne 'tv-off' || $reason;
  return answer('200 OK', 'image/png', $picture, 1) if defined $picture;
  return json($reason ? qq({"done":false,"reason":"$reason"}) : '{"done":true}');
}

# The answer to what a client has sent so far; undef if more must come.
sub answer_to {
  my ($sent) = @_;
  my ($head, $body) = $sent =~ /\A(.*?)\r\n\r\n(.*)\z/s;
  return length $sent > $head_limit ? refusal('431 Request Header Fields Too Large') : undef if !defined $head;
  return refusal('431 Request Header Fields Too Large') if length $head > $head_limit;
  my ($first, @lines) = split /\r\n/, $head;
  my ($method, $path) = $first =~ m{\A([A-Z]+) (/\S*) HTTP/1\.[01]\z} or return refusal('400 Bad Request');
  my %fields;
  for (@lines) {
    my ($name, $value) = /\A([\w-]+):[ \t]*(.*?)[ \t]*\z/ or return refusal('400 Bad Request');
    return refusal('400 Bad Request') if exists $fields{ lc $name } && $name =~ /\A(host|origin|content-length)\z/i;
    $fields{ lc $name } = $value;
  }
  # Another host name is that of a site whose name was pointed at this PC (DNS rebinding).
  return refusal('403 Forbidden') if ($fields{host} // '') ne $host;
  return refusal('403 Forbidden') if $origin eq '' || ($fields{origin} // '') ne $origin;
  return answer('204 No Content', '', '', 1) if $method eq 'OPTIONS';
  return json(report()) if "$method $path" eq 'GET /report';
  return refusal('404 Not Found') if "$method $path" ne 'POST /command';
  my $length = $fields{'content-length'} // '';
  return refusal('411 Length Required') if $length !~ /\A\d{1,9}\z/;
  return refusal('413 Content Too Large') if $length > $body_limit;
  return undef if length $body < $length;
  return command(substr $body, 0, $length);
}

# --- Start

$SIG{PIPE} = 'IGNORE';
my $is_over = 0;
$SIG{TERM} = $SIG{INT} = sub { $is_over = 1 };
my $listener = IO::Socket::INET->new(LocalAddr => '127.0.0.1', LocalPort => $port, Proto => 'tcp', Listen => 128, ReuseAddr => 1, Blocking => 0)
  or die "Can't listen on 127.0.0.1:$port: $!\n";

sub notify {
  my $path = $ENV{NOTIFY_SOCKET} // return;
  my $socket = IO::Socket::UNIX->new(Type => Socket::SOCK_DGRAM(), Peer => $path =~ s/^@/\0/r) or return;
  $socket->send($_[0]);
}

# The state before this start is unknown, so the TV is turned on.
tv_on();
{
  my ($volume, $is_muted) = (kept('volume'), kept('muted'));
  volume($volume) if $volume =~ $values{volume};
  mute($is_muted) if $is_muted =~ /\A[01]\z/;
}

print STDERR 'Listening on 127.0.0.1:', $listener->sockport, ' for ', $origin || 'nobody', "\n";

my %clients;
while (!$is_over) {
  my $reading = IO::Select->new(map { defined $_->{out} ? () : $_->{socket} } values %clients);
  my $writing = IO::Select->new(map { defined $_->{out} ? $_->{socket} : () } values %clients);
  $reading->add($listener) if keys %clients < $most_clients;
  my ($readable, $writable) = IO::Select->select($reading, $writing, undef, 1);
  # Commands may take longer than clients may, so the time before them counts.
  my $now = now();

  for my $socket (@{ $readable // [] }) {
    if ($socket == $listener) {
      my $new = $listener->accept or next;
      $new->blocking(0);
      $clients{$new} = { socket => $new, in => '', since => now() };
      next;
    }
    my $client = $clients{$socket};
    my $count = sysread $socket, $client->{in}, 4096, length $client->{in};
    if ($count) {
      $client->{out} = answer_to($client->{in});
      $client->{since} = now() if defined $client->{out};
    }
    elsif (defined $count || $! != EAGAIN && $! != EINTR) { delete $clients{$socket} }
  }
  for my $socket (@{ $writable // [] }) {
    my $client = $clients{$socket};
    my $count = syswrite $socket, $client->{out};
    if ($count) {
      substr($client->{out}, 0, $count) = '';
      delete $clients{$socket} if $client->{out} eq '';
    }
    elsif ($! != EAGAIN && $! != EINTR) { delete $clients{$socket} }
  }

  delete $clients{$_} for grep { $now - $clients{$_}{since} > $request_s } keys %clients;
  my @due = grep { $_->[0] <= $now } @pending;
  @pending = grep { $_->[0] > $now } @pending;
  $_->[1]->() for @due;
  tv_on() if $tv eq 'off' && $now >= $tv_off_until;
  undo_rotation() if defined $rotation_until && $now >= $rotation_until;
  notify('WATCHDOG=1');
}
tv_on() if $tv eq 'off';
undo_rotation() if defined $rotation_until;
