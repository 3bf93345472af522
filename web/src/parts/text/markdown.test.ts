import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import Markdown from './Markdown.svelte';
import { markdown, plain, spans } from './markdown';

describe('our little Markdown', () => {
  test('tells paragraphs and lists apart, also without an empty line between', () => {
    expect(markdown('One\nline.\n\nTwo:\n- a\n  b\n- c\n\n1. x\n2. y').map((block) => block.kind)).toEqual([
      'paragraph',
      'paragraph',
      'list',
      'list',
    ]);
    const [one, , list, numbered] = markdown('One\nline.\n\nTwo:\n- a\n  b\n- c\n\n1. x\n2. y');
    expect(one).toEqual({ kind: 'paragraph', spans: [{ kind: 'text', text: 'One line.' }] });
    expect(list).toMatchObject({ ordered: false, items: [[{ text: 'a b' }], [{ text: 'c' }]] });
    expect(numbered).toMatchObject({ ordered: true, items: [[{ text: 'x' }], [{ text: 'y' }]] });
  });

  test('knows bold, italics, code, and the numbers of rules', () => {
    expect(
      spans('**Negate** it *now*, `taproom`, see R5.3.1, D8.1a. 2 * 3 * 4').map(({ kind, text }) => [kind, text]),
    ).toEqual([
      ['bold', 'Negate'],
      ['text', ' it '],
      ['italic', 'now'],
      ['text', ', '],
      ['code', 'taproom'],
      ['text', ', see '],
      ['rule', 'R5.3.1'],
      ['text', ', '],
      ['rule', 'D8.1a'],
      ['text', '. 2 * 3 * 4'],
    ]);
    expect(spans('WR5 and R2D2')).toEqual([{ kind: 'text', text: 'WR5 and R2D2' }]);
  });

  test('gives the words alone', () => {
    expect(plain('**One** `two`\n\n- three R1.1')).toBe('One two- three R1.1');
  });

  test('never makes an element of what a text says', () => {
    const evil = '<img src=x onerror=alert(1)> **<b>**\n\n- <script>x</script> [a](javascript:alert(1)) R1';
    const { container } = render(Markdown, { text: evil, rule: () => null });
    expect(container.querySelector('img, script, a')).toBeNull();
    expect(container.textContent).toContain('<img src=x onerror=alert(1)>');
  });

  test('links only rules that there are', () => {
    const { container } = render(Markdown, { text: 'R1 and R99', rule: (key) => (key === 'R1' ? '#R1' : null) });
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['#R1']);
    expect(container.textContent).toContain('R99');
  });
});
