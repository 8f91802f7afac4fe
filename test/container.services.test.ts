import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { temporaryFolder } from './temporary-folder.js';

/** A COPY line of the Dockerfile: its paths, the last of which is the target. */
interface Copy {
  fromBuild: boolean;
  paths: string[];
}

const stages = readFileSync('deploy/Dockerfile', 'utf8')
  .split(/^FROM .*$/m)
  .slice(1)
  .map(stage =>
    stage
      .split('\n')
      .filter(line => line.startsWith('COPY '))
      .map((line): Copy => {
        const words = line.split(' ').slice(1);
        const paths = words.filter(word => !word.startsWith('--'));
        return { fromBuild: words.includes('--from=build'), paths };
      }),
  );

/** Copies what a stage names, from the sources or the stage before, into a folder. */
function replay(stage: readonly Copy[], build: string, target: string): void {
  for (const { fromBuild, paths } of stage) {
    const to = paths.pop()!;
    for (const path of paths) {
      const name = path.replace(/^\/app\//, '');
      const copied = join(target, to.endsWith('/') ? join(to, name.split('/').pop()!) : to);
      // Linked, because 300 MB of packages would be copied.
      if (name === 'node_modules') symlinkSync(join(build, name), copied);
      else cpSync(join(fromBuild ? build : '.', name), copied, { recursive: true });
    }
  }
}

describe('the files that the Dockerfile copies', () => {
  const folder = temporaryFolder();
  const [build, image] = [join(folder, 'build'), join(folder, 'image')];

  before(() => {
    for (const path of [build, image]) mkdirSync(path);
    assert.equal(stages.length, 2);
    replay(stages[0]!, '', build);
    symlinkSync(join(process.cwd(), 'node_modules'), join(build, 'node_modules'));
  });

  it('are enough to build the service and to serve every kind of request', () => {
    execFileSync('npm', ['run', 'build'], { cwd: build, stdio: 'pipe' });
    replay(stages[1]!, build, image);
    const smoke = [join('dist', 'test', 'smoke.js'), join(image, 'dist', 'bundle', 'src', 'main.js')];
    assert.match(execFileSync(process.execPath, smoke, { encoding: 'utf8' }), /\w/);
  });
});
