import { Box } from '@mui/material';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFileTarget } from '../behaviour/useFileTarget';
import { ChoiceBar } from './ChoiceBar';
import { FilePicker } from './FilePicker';
import { SearchField } from './SearchField';

afterEach(cleanup);

const photo = new File(['pixels'], 'rack.png', { type: 'image/png' });

it('a bar of choices always has one chosen', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const options = ['week', 'month'].map((value) => ({ value, label: value }));
  render(<ChoiceBar label="Period" value="week" options={options} onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'week', pressed: true }));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'month', pressed: false }));
  expect(onChange.mock.calls).toEqual([['month']]);
});

it('the same file can be chosen twice in a row', async () => {
  const user = userEvent.setup();
  const onFiles = vi.fn();
  const Picker = () => (
    <FilePicker picker={useRef<HTMLInputElement>(null)} accept="image/*" testId="picker" onFiles={onFiles} />
  );
  render(<Picker />);
  const input = screen.getByTestId<HTMLInputElement>('picker');
  await user.upload(input, photo);
  expect(onFiles.mock.calls).toEqual([[[photo]]]);
  expect(input.value).toBe('');
  await user.upload(input, photo);
  expect(onFiles).toHaveBeenCalledTimes(2);
});

it('a dropped file is taken and not opened by the browser, and the place shows that it is the target', () => {
  const take = vi.fn();
  const Place = () => {
    const { target, sx } = useFileTarget(take);
    return <Box data-testid="place" {...target} sx={sx} />;
  };
  render(<Place />);
  const place = screen.getByTestId('place');
  const looks = () => place.className;
  const before = looks();
  fireEvent.dragOver(place);
  expect(looks()).not.toBe(before);
  fireEvent.dragLeave(place);
  expect(looks()).toBe(before);
  fireEvent.dragOver(place);
  const drop = createEvent.drop(place, { dataTransfer: { files: [photo] } });
  fireEvent(place, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(take.mock.calls).toEqual([[[photo]]]);
  expect(looks()).toBe(before);
});

it('a search takes no more than a hundred characters', async () => {
  const user = userEvent.setup();
  const Search = () => {
    const [text, setText] = useState('');
    return <SearchField label="Find" value={text} onChange={setText} />;
  };
  render(<Search />);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find' });
  await user.click(box);
  await user.paste('x'.repeat(150));
  expect(box.value).toBe('x'.repeat(100));
});
