import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sh } from './sh.mjs';
import { diskOf, NODES, PREFIX } from './settings.mjs';

// A file system of its own for each node, in a file, so that one can be full; and one in memory for etcd.

/** Size of a node's disk, most of which is the log that is kept for pg_rewind. */
const SIZE = '1500M';

/**
 * Unmounts the nodes' disks in a rehearsal's folder, or in those of all earlier ones; ended processes take a moment to
 * let go.
 * @param {string} [folder]
 */
export const removeDisks = (folder = join(tmpdir(), PREFIX)) =>
  sh(`grep -o ' ${folder}[^ ]*' /proc/mounts | sort -r | while read -r place; do
    umount "$place" 2>/dev/null || { sleep 2; umount -l "$place"; }
  done`);

/**
 * Makes and mounts a disk for each node, in a rehearsal's folder.
 * @param {string} folder
 */
export const makeDisks = (folder) => {
  sh(`cd ${folder}; mkdir etcd; mount -t tmpfs -o size=512m tmpfs etcd; chown postgres: etcd`);
  for (const nth of NODES) {
    const disk = diskOf(folder, nth);
    sh(`truncate -s ${SIZE} ${disk}.img; mkfs.ext4 -q -m 0 ${disk}.img; mkdir ${disk}; mount -o loop ${disk}.img ${disk}
      mkdir -m 700 ${disk}/data; chown postgres: ${disk} ${disk}/data`);
  }
};

/**
 * Fills a node's disk to its last byte.
 * @param {string} folder the rehearsal's
 * @param {number} nth number of the node
 */
export const fillDisk = (folder, nth) =>
  sh(`cd ${diskOf(folder, nth)}; fallocate -l "$(df --output=avail -B1 . | tail -1)" ballast || true
    dd if=/dev/zero of=ballast2 bs=64k 2>/dev/null || true`);

/**
 * Deletes what filled a node's disk.
 * @param {string} folder the rehearsal's
 * @param {number} nth number of the node
 */
export const freeDisk = (folder, nth) => sh(`rm -f ${diskOf(folder, nth)}/ballast*`);
