#!/bin/sh
# Turns the Debian root file system $1 into that of the box, version $2. Called by mmdebstrap.
set -eu
export SYSTEMD_OFFLINE=1
root=$1 version=$2
box=/usr/local/lib/roundboard-box

chroot "$root" $box/kiosk/install.sh --address https://not-set.invalid
# Security updates arrive in the other slot.
rm "$root/etc/apt/apt.conf.d/52roundboard-wall"
chroot "$root" systemctl mask apt-daily.timer apt-daily-upgrade.timer dpkg-db-backup.timer e2scrub_all.timer e2scrub_reap.service \
  unattended-upgrades.service systemd-repart.service systemd-firstboot.service
chroot "$root" systemctl enable systemd-networkd systemd-resolved systemd-timesyncd ssh \
  roundboard-trial.service roundboard-update.timer
# prepare.sh enables it if there is a Wi-Fi name.
chroot "$root" systemctl disable iwd
chroot "$root" usermod --lock --shell /bin/bash root
ln -sf ../run/systemd/resolve/stub-resolv.conf "$root/etc/resolv.conf"
echo roundboard-screen >"$root/etc/hostname"
echo '127.0.0.1 localhost roundboard-screen' >"$root/etc/hosts"
printf '%s\n' "$version" >"$root/etc/roundboard-wall/image-version"
rm -f "$root"/etc/ssh/ssh_host_* "$root/etc/machine-id"
: >"$root/etc/machine-id"
: >"$root/etc/fstab"
mkdir -p "$root/efi" "$root/usr/share/roundboard-box"

printf 'ext4\noverlay\nvfat\nnls_ascii\nnls_cp437\n' >>"$root/etc/initramfs-tools/modules"
sed -i 's/^COMPRESS=.*/COMPRESS=zstd/' "$root/etc/initramfs-tools/initramfs.conf"
chroot "$root" update-initramfs -u
chroot "$root" fc-cache --system-only
cp -a "$root/var/cache/fontconfig" "$root/usr/share/roundboard-box/"
chroot "$root" apt-get clean
