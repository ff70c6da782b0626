/** Checks that a documentation repository is exported as it was imported. */
import { describe, expect, it } from 'vitest';
import type { SourceFiles } from '../scripts/round-trip/files.ts';
import { repositoryReport } from '../scripts/round-trip/repository.ts';

/** A file as some systems write its name, with the accent as a character of its own. */
const DECOMPOSED = '.gitbook/assets/e\u0301cran.png';

/** A repository as documentation tools write it. */
const REPOSITORY = {
  'README.md': `---
description: >-
  Everything that a team needs to know before it brews its first pot, and what
  it does when the beans are gone.
icon: mug-hot
cover: .gitbook/assets/cover (1).png
coverY: 12
coverHeight: 180
layout:
  width: wide
  cover:
    visible: true
    size: hero
  title:
    visible: true
  outline:
    visible: false
tags:
  - beans
---

# Brewing & more (2026)

{% hint style="info" %}
Read [the setup](setup/#water) first, then [pour-over.md](setup/pour-over.md "mention").
{% endhint %}

{% content-ref url="setup/" %}
[setup](setup/)
{% endcontent-ref %}

<figure><picture><source srcset=".gitbook/assets/dark.png" media="(prefers-color-scheme: dark)"><img src=".gitbook/assets/cover (1).png" alt=""></picture><figcaption><p>A pot</p></figcaption></figure>

![](<.gitbook/assets/cover (1).png>) ![](${DECOMPOSED})

{% file src=".gitbook/assets/Käse & Brot, final.pdf" %}
The menu
{% endfile %}

{% include ".gitbook/includes/support.md" %}

{% embed url="https://video.test/watch?v=1&t=2" %}
`,
  'SUMMARY.md': `# Table of contents

* [Brewing & more (2026)](README.md)
* [Set up: water](setup/README.md)
  * [Pour over](setup/pour-over.md)
* [Empty](empty.md)

## Reference

* [C++ & friends](reference/c-and-friends.md)
* [Site](https://brewing.test/)
`,
  'setup/README.md': `# Set up: water

## Water <a href="#water" id="water"></a>

{% tabs %}
{% tab title="Tap" %}
| Kind                     | Link              |
| ------------------------ | ----------------- |
| [Home](../)              | ![](../.gitbook/assets/dark.png) |
{% endtab %}

{% tab title="Bottle" %}
\`\`\`sh
cat "{% file src='a' %}"
\`\`\`
{% endtab %}
{% endtabs %}


Two blank lines stand before this.
`,
  'setup/pour-over.md': `---
hidden: true
---

# Pour over

1. One
2. Two  

{% stepper %}
{% step %}
### First

See [above](./) and [water](./#water).
{% endstep %}
{% endstepper %}
`,
  'empty.md': '# Empty\n\n',
  'reference/c-and-friends.md': `# C++ & friends

<table data-view="cards"><thead><tr><th></th><th data-hidden data-card-target data-type="content-ref"></th></tr></thead><tbody><tr><td>One</td><td><a href="../setup/pour-over.md">pour-over.md</a></td></tr></tbody></table>
`,
  '.gitbook/includes/support.md': `---
title: Support
---

Ask [us](../../setup/) or {{ mail }}.
`,
  '.gitbook/vars.yaml': 'mail: help@brewing.test\n',
  '.gitbook/assets/cover (1).png': 'a',
  '.gitbook/assets/dark.png': 'b',
  [DECOMPOSED]: 'd',
  '.gitbook/assets/Käse & Brot, final.pdf': 'c',
};

const filesFrom = (texts: Readonly<Record<string, string>>): SourceFiles =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));

describe('a documentation repository', () => {
  it('is exported without a difference after its import', async () => {
    expect(await repositoryReport(filesFrom(REPOSITORY))).toEqual({
      summary:
        '7 imported texts, exported again: 7 the same, 0 the same at another path, 0 different',
      differences: [],
      failures: [],
    });
  });

  it('is exported as its files were written, in any spelling', async () => {
    expect(
      await repositoryReport(
        filesFrom({
          'SUMMARY.md': `# Table of contents

* [Start](old/a.md)
  * [SQL Server](<b (1).md>)
* [C# <> F#](c.md)

## Guides

* [Setup](<guides/Set Up.md>)
* [Setup](<other/Set Up.md>)
`,
          'old/a.md':
            '# A\n\n[b](<../b (1).md>) [c](../c) [c](../c.md#x) [setup](/guides/Set%20Up.md)\n',
          'b (1).md':
            '---\ndescription: A text that a person has written on one line, though other tools fold it after 80 characters.\n---\n# SQL Server persistence\nx\n',
          'c.md': 'A page without a heading.\n',
          'guides/Set Up.md': '# Setup\r\n\r\nx\r\n',
          'other/Set Up.md': '---\ntitle: "Setup"\nunknown: [1,2]\n---\n\n\nx',
          'unlisted.md': '# C\n',
        }),
      ),
    ).toEqual({
      summary:
        '6 imported texts, exported again: 6 the same, 0 the same at another path, 0 different',
      differences: [],
      failures: [],
    });
  });

  it('needs no summary, and has markdown', async () => {
    expect(await repositoryReport(filesFrom({ 'docs/a.md': '# A\n' }))).toEqual({
      summary:
        '1 imported texts, exported again: 0 the same, 1 the same at another path, 0 different',
      differences: [],
      failures: [],
    });
    expect(await repositoryReport(filesFrom({ 'docs/a.txt': 'A' }))).toBe(undefined);
  });
});
